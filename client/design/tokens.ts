/** Contrast of text is at least 4.5:1 (7:1 in `high`), of controls and lines of plots 3:1. */
export const themes = {
  normal: {
    paper: '#fbfaf6',
    sunk: '#f2f0e8',
    field: '#ffffff',
    ink: '#10233f',
    muted: '#44546c',
    line: '#d8d8d2',
    control: '#75808f',
    accent: '#0b6e75',
    'accent-strong': '#085358',
    'accent-soft': '#e2f0ef',
    'on-accent': '#ffffff',
    data: '#c8472f',
    'data-soft': '#f6dfd9',
    danger: '#a8321c',
    focus: '#0b6e75',
  },
  high: {
    paper: '#ffffff',
    sunk: '#ffffff',
    field: '#ffffff',
    ink: '#000000',
    muted: '#000000',
    line: '#000000',
    control: '#000000',
    accent: '#00474c',
    'accent-strong': '#000000',
    'accent-soft': '#ffffff',
    'on-accent': '#ffffff',
    data: '#861a06',
    'data-soft': '#ffffff',
    danger: '#861a06',
    focus: '#000000',
  },
  dark: {
    paper: '#0e1726',
    sunk: '#141f33',
    field: '#182439',
    ink: '#e9edf3',
    muted: '#b4c0d0',
    line: '#2c3b54',
    control: '#7e8da4',
    accent: '#62c8cf',
    'accent-strong': '#8ddde2',
    'accent-soft': '#17343f',
    'on-accent': '#06262a',
    data: '#ff8f76',
    'data-soft': '#43262a',
    danger: '#ff9d88',
    focus: '#8ddde2',
  },
} as const satisfies Record<string, Record<string, string>>

/**
 * For forced colors (https://www.w3.org/TR/css-color-adjust-1/#forced). The browser replaces the
 * colors of boxes, but not those of SVG lines.
 */
export const systemColors: Record<keyof (typeof themes)['normal'], string> = {
  paper: 'Canvas',
  sunk: 'Canvas',
  field: 'Canvas',
  ink: 'CanvasText',
  muted: 'CanvasText',
  line: 'CanvasText',
  control: 'CanvasText',
  accent: 'LinkText',
  'accent-strong': 'LinkText',
  'accent-soft': 'Canvas',
  'on-accent': 'Canvas',
  data: 'CanvasText',
  'data-soft': 'Canvas',
  danger: 'CanvasText',
  focus: 'CanvasText',
}

export type ThemeName = keyof typeof themes
