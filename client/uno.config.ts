import { readFileSync } from 'node:fs'
import { type CSSObject, defineConfig, presetIcons, presetWind3 } from 'unocss'
import { systemColours, themes } from './tokens.ts'

/** `--name: value` lines of one theme. */
function declarations(tokens: Record<string, string>): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}

/** The system's preference chooses first; the accessibility panel's data attribute overrides it. */
const themeStyles = [
  `:root{color-scheme:light;${declarations(themes.normal)}}`,
  `@media (prefers-color-scheme:dark){:root:not([data-contrast]){color-scheme:dark;${declarations(themes.dark)}}}`,
  `@media (prefers-contrast:more){:root:not([data-contrast]){color-scheme:light;${declarations(themes.high)}}}`,
  `:root[data-contrast='high']{color-scheme:light;${declarations(themes.high)}}`,
  `:root[data-contrast='dark']{color-scheme:dark;${declarations(themes.dark)}}`,
  `@media (forced-colors:active){:root:root{${declarations(systemColours)}}}`,
  `@media print{:root:root{color-scheme:light;${declarations(themes.high)}}}`,
].join('\n')

/** Colour utilities name tokens only, so that a theme is changed in one place. */
const tokenColours = Object.fromEntries(Object.keys(themes.normal).map((name) => [name, `var(--${name})`]))

const logicalTwins = [
  [/^(.*:)?-?ml-/, 'ms-'],
  [/^(.*:)?-?mr-/, 'me-'],
  [/^(.*:)?pl-/, 'ps-'],
  [/^(.*:)?pr-/, 'pe-'],
  [/^(.*:)?-?left-/, 'inset-is-'],
  [/^(.*:)?-?right-/, 'inset-ie-'],
  [/^(.*:)?text-left$/, 'text-start'],
  [/^(.*:)?text-right$/, 'text-end'],
  [/^(.*:)?border-l(-|$)/, 'border-is'],
  [/^(.*:)?border-r(-|$)/, 'border-ie'],
  [/^(.*:)?(rounded-l|rounded-tl|rounded-bl)(-|$)/, 'rounded-is'],
  [/^(.*:)?(rounded-r|rounded-tr|rounded-br)(-|$)/, 'rounded-ie'],
  [/^(.*:)?float-left$/, 'float-start'],
  [/^(.*:)?float-right$/, 'float-end'],
] as const

/** Of these each sets a part of a property, through variables that every element of every page would have to carry. */
export const composed = {
  pattern:
    /^(?:.*:)?-?(?:transform|filter|shadow|ring|blur|(?:translate|rotate|scale|skew|shadow|ring|blur|touch-pan)-.+)$/,
  message: 'write the property itself, e.g. "[rotate:180deg]"',
}

/** What no class may be, and what to write instead. Physical directions are wrong in one of the two languages. */
export const refused: [RegExp, { message: string }][] = [
  ...logicalTwins.map(([pattern, twin]): [RegExp, { message: string }] => [
    pattern,
    { message: `use the logical "${twin}" instead` },
  ]),
  [composed.pattern, { message: composed.message }],
]

/** @param draw takes each icon's drawing and gives what its class declares; what icons have in common is in parts.css */
export const designSystem = (draw: (icon: string, svg: string) => CSSObject) =>
  defineConfig({
    presets: [
      presetWind3({ preflight: 'on-demand' }),
      presetIcons({
        scale: 0,
        processor: (properties, { icon, svg }) => {
          for (const name of Object.keys(properties)) delete properties[name]
          Object.assign(properties, draw(icon, svg))
        },
      }),
    ],
    blocklist: refused,
    theme: {
      colors: tokenColours,
      fontFamily: {
        sans: "'Assistant',Assistant-fallback,Assistant-fallback-2,Assistant-fallback-3,system-ui,sans-serif",
      },
      fontSize: {
        small: ['0.9375rem', '1.5'],
        body: ['1.0625rem', '1.6'],
        // Beyond the width of a small phone these do not grow: its longest words stay whole.
        lead: ['min(1.275rem, 7.2vw)', '1.5'],
        h3: ['min(1.53rem, 8vw)', '1.3'],
        h2: ['min(clamp(1.7rem, 1.45rem + 1.1vw, 2.2rem), 9vw)', '1.2'],
        h1: ['min(clamp(2.1rem, 1.6rem + 2.2vw, 3.17rem), 11.5vw)', '1.12'],
        figure: ['clamp(2.1rem, 1.6rem + 2.2vw, 2.64rem)', '1.1'],
      },
      borderRadius: { DEFAULT: '2px', full: '9999px' },
      breakpoints: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px' },
      spacing: { header: '80px' },
      height: { header: '80px' },
      maxWidth: { page: '76rem', text: '32.5em', narrow: '44rem' },
      duration: { DEFAULT: '180ms' },
    },
    shortcuts: {
      wrap: 'w-full max-w-page mx-auto px-5 md:px-8',
      section: 'py-14 lg:py-24',
      'section-sunk': 'py-14 lg:py-24 bg-sunk border-y border-y-solid border-line',
      split: 'grid grid-cols-1 gap-10 lg:(grid-cols-12 gap-16)',
      btn: 'inline-flex items-center justify-center gap-2 min-h-11 px-5 py-2 rounded font-600 no-underline border-2 border-solid cursor-pointer text-center text-balance transition-colors active:[translate:0_1px] disabled:cursor-progress',
      'btn-primary':
        'btn bg-accent text-on-accent border-accent not-disabled:hover:(bg-accent-strong border-accent-strong) disabled:(bg-transparent border-accent text-accent)',
      'btn-quiet': 'btn bg-transparent text-accent border-accent hover:bg-accent-soft',
      'icon-button':
        'inline-flex items-center justify-center min-w-11 min-h-11 rounded border-0 bg-transparent text-ink cursor-pointer hover:bg-sunk active:[translate:0_1px]',
      field:
        'block w-full min-h-11 px-3 py-2 rounded border border-solid border-control bg-field text-ink text-body aria-[invalid=true]:(border-danger [box-shadow:inset_0_0_0_1px_var(--danger)])',
      label: 'block mb-1 font-600',
      tag: 'inline-block px-2 py-0.5 rounded border border-solid border-line text-small text-muted',
      card: 'block p-6 border border-solid border-line rounded bg-field',
      'ledger-row':
        'border-t border-t-solid border-line first:border-t-0 py-6 lg:py-8 grid gap-x-16 lg:(grid-cols-12 grid-rows-[auto_1fr])',
      'onward-link': 'link font-600 inline-block py-2.5',
      link: 'text-accent underline underline-offset-3 decoration-1 hover:decoration-2',
      'site-header':
        'fixed inset-bs-0 inset-x-0 z-40 h-header bg-paper border-b border-b-solid border-line print:hidden',
      'site-footer': 'bg-paper border-t-2 border-t-solid border-ink pt-14 pb-24 lg:pb-14 mt-auto',
      'skip-link':
        'absolute z-50 inset-is-4 inset-bs-4 px-4 py-2 bg-accent text-on-accent rounded [translate:0_-6rem] focus:[translate:none]',
      'nav-link':
        'inline-flex items-center gap-1 min-h-11 px-3 rounded border-0 bg-transparent text-ink font-600 no-underline cursor-pointer hover:text-accent aria-[current=page]:(text-accent [box-shadow:inset_0_-3px_0_var(--accent)] rounded-0) aria-[current=true]:(text-accent [box-shadow:inset_0_-3px_0_var(--accent)] rounded-0) aria-expanded:text-accent',
      'menu-sheet':
        'fixed inset-bs-header inset-x-0 w-full max-h-[calc(100dvh-80px)] overflow-y-auto border-b-2 border-b-solid border-ink bg-paper text-ink',
      'mega-column': 'grid grid-rows-subgrid row-span-3 items-start',
      'mega-link': 'inline-block py-1 text-ink no-underline hover:(text-accent underline underline-offset-3)',
      'menu-link':
        'flex items-center min-h-14 text-lead text-ink no-underline hover:text-accent aria-[current=page]:(text-accent font-700) aria-[current=true]:(text-accent font-700)',
      'footer-link':
        'inline-flex items-center gap-1 py-1 text-ink underline decoration-control underline-offset-4 hover:(text-accent decoration-accent)',
      // In percent: a window's width in vw counts its scrollbar, which lies over what reaches that far.
      'accessibility-corner': 'fixed z-45 inset-be-4 inset-ie-4 max-w-[calc(100%-2rem)] print:hidden',
      'accessibility-button':
        'inline-flex items-center justify-center w-13 h-13 rounded-full border-2 border-solid border-paper bg-accent text-on-accent cursor-pointer hover:bg-accent-strong',
      'accessibility-panel':
        'w-80 max-w-full max-h-[calc(100dvh-7rem)] overflow-y-auto p-4 rounded border border-solid border-control bg-field text-ink',
      'panel-control':
        'flex w-full items-center justify-between gap-4 min-h-11 px-3 mb-2 rounded border border-solid border-control bg-field text-ink text-start cursor-pointer hover:bg-accent-soft active:[translate:0_1px]',
      toasts: 'fixed z-50 grid gap-3 w-90 max-w-[calc(100%-2rem)] print:hidden',
      toast:
        'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 items-start p-4 pe-2 rounded border border-solid border-control border-is-4 border-is-accent bg-field text-ink [touch-action:pan-y] data-[error]:border-is-danger',
      'error-summary': 'p-4 rounded border-2 border-solid border-danger bg-field',
      'field-error': 'flex items-start gap-2 mt-1 text-small text-danger font-600',
      receipt: 'mb-6 p-5 grid gap-2 rounded border border-solid border-accent bg-accent-soft',
      failure: 'mt-5 p-5 rounded border border-solid border-control bg-field',
      trap: 'absolute w-px h-px overflow-hidden -inset-is-[9999px]',
      'insight-dialog':
        'm-auto w-[min(48rem,calc(100vw-2rem))] max-h-[calc(100dvh-4rem)] p-0 border border-solid border-control rounded bg-paper text-ink',
      'check-list': 'grid gap-2',
      'post-card':
        'flex flex-col p-6 border border-solid border-line border-t-2 border-t-ink bg-field data-[lead]:(md:col-span-2 xl:row-span-2)',
      'post-link': 'text-ink no-underline hover:(text-accent underline underline-offset-3)',
      initial:
        'inline-flex items-center justify-center shrink-0 w-12 h-12 rounded bg-accent-soft text-accent font-700 text-lead',
      breadcrumb: 'flex flex-wrap items-center gap-x-2 text-small text-muted',
      prose: 'max-w-text grid gap-4',
      'no-print': 'print:hidden',
      'index-grid': 'grid gap-2 grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))]',
      'index-link':
        'flex items-start gap-2 min-h-11 px-2 py-2.5 rounded border border-solid border-line bg-field text-ink text-small font-600 no-underline hover:(border-accent text-accent)',
      accordion: 'border-t-2 border-t-solid border-ink',
      'accordion-summary':
        'grid grid-cols-[1fr_2rem] md:grid-cols-[2rem_calc(50%-2.5rem)_1fr_2rem] lg:grid-cols-[2rem_calc(50%-1rem)_1fr_2rem] gap-x-4 gap-y-1 items-start py-6 hover:text-accent focus-visible:outline-offset--2',
      'text-button':
        'inline-flex items-center min-h-11 p-0 border-0 bg-transparent text-accent font-600 underline underline-offset-3 decoration-1 cursor-pointer hover:decoration-2',
      modal:
        'm-auto w-[min(36rem,calc(100vw-2rem))] p-6 border border-solid border-control rounded bg-paper text-ink',
      monogram:
        'flex items-end gap-1 px-3 pb-1 lg:(gap-2 px-6 pb-3) bg-accent-soft border-t-3 border-t-solid border-accent text-accent font-700 leading-none text-5xl lg:text-[min(8rem,12.5vw)]',
      timeline: 'border-is-2 border-is-solid border-is-line',
      'timeline-entry':
        'relative ps-8 pb-7 last:pb-0 before:(content-[""] absolute -inset-is-[calc(0.375rem+1px)] inset-bs-2 w-3 h-3 rounded-full bg-accent)',
      row: 'border-t border-t-solid border-line py-5',
      'service-index': 'lg:(sticky inset-bs-25 max-h-[calc(100dvh-8rem)] overflow-y-auto p-1 -m-1)',
      'service-features':
        'mt-10 px-4 py-6 sm:p-6 md:p-8 bg-sunk border border-solid border-line print:border-0',
      // Its rule is as wide as the card, its text is not.
      'service-note':
        'mt-8 border-t border-t-solid border-line pt-4 pe-[max(0px,calc(100%-32.5em))] text-muted',
      'service-head':
        'border-t-2 border-t-solid border-ink pt-6 target:border-accent peer-target:border-accent',
      'listed-services': 'grid-cols-[repeat(auto-fit,minmax(min(12.5rem,100%),1fr))] print:grid-cols-3',
      'sticky-index':
        'lg:(sticky inset-bs-26 self-start max-h-[calc(100vh-8rem)] overflow-y-auto p-1 -m-1) no-print',
      'category-link':
        'inline-flex items-center min-h-12 py-3 text-ink font-600 no-underline hover:text-accent aria-[current=page]:(text-accent [box-shadow:inset_0_-3px_0_var(--accent)])',
      'heading-link':
        'inline-flex items-center justify-center min-w-6 min-h-6 text-accent text-small no-underline opacity-0 group-hover:opacity-100 focus:opacity-100',
      'toc-link':
        'inline-block py-1 text-muted no-underline hover:(text-accent underline underline-offset-3)',
      'stat-row':
        'grid gap-x-4 gap-y-4 sm:gap-x-6 lg:gap-y-6 grid-cols-[repeat(auto-fit,minmax(4.9rem,1fr))] [container-type:inline-size]',
      'stat-tile': 'flex flex-col-reverse justify-end border-t-2 border-t-solid border-ink pt-3',
      publication: 'py-6 border-b border-b-solid border-line',
      bullets: 'grid gap-2 ps-5 list-disc marker:text-accent',
      'glossary-filter': 'lg:(sticky inset-bs-25 max-h-[calc(100dvh-7rem)] overflow-y-auto p-1 -m-1)',
      'letter-grid': 'grid gap-2 grid-cols-[repeat(auto-fill,minmax(3.6rem,1fr))] md:max-lg:grid-cols-8',
      'letter-button':
        'inline-flex items-center justify-center gap-1 min-h-11 px-1 rounded border border-solid border-control bg-field text-ink font-700 no-underline cursor-pointer not-disabled:hover:bg-accent-soft active:[translate:0_1px] aria-[pressed=true]:(bg-accent border-accent text-on-accent) disabled:(cursor-not-allowed bg-transparent border-dashed border-line text-muted font-400)',
      'letter-count': 'text-small font-400',
      'filter-chip':
        'inline-flex items-center gap-2 max-w-full min-h-11 px-3 rounded-full border border-solid border-accent bg-accent-soft text-ink no-underline hover:border-ink',
    },
    preflights: [
      { getCSS: () => themeStyles },
      ...['document', 'parts', 'preferences', 'layout', 'glossary', 'plots', 'print', 'print-services'].map(
        (name) => ({
          getCSS: () => readFileSync(new URL(`./styles/${name}.css`, import.meta.url), 'utf8'),
        }),
      ),
    ],
  })
