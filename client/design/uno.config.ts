import { createRequire } from 'node:module'
import { type CSSObject, defineConfig, presetIcons, presetWind3, type Variant } from 'unocss'
import { refused } from './refused.ts'
import { themes } from './tokens.ts'

const lucide = createRequire(import.meta.url)('@iconify-json/lucide/icons.json')

const tokenColors = Object.fromEntries(Object.keys(themes.normal).map((name) => [name, `var(--${name})`]))

interface Condition {
  /** The selector before the utility. */
  within?: string
  /** The at-rule around the utility. */
  under?: string
}

const conditions: Record<string, Condition[]> = {
  /** The visitor enlarged the letters in the panel. */
  enlarged: [{ within: 'html[data-font] ' }],
  screen: [{ under: '@media screen' }],
  forced: [{ under: '@media (forced-colors: active)' }],
  /** Too narrow for three figures. In rem, because the figures are in rem. */
  'narrow-row': [{ under: '@container (max-width: 16.65rem)' }],
  'theme-high': [
    { within: '[data-contrast="high"] ' },
    { within: ':root:not([data-contrast]) ', under: '@media (prefers-contrast: more)' },
  ],
  'theme-dark': [
    { within: '[data-contrast="dark"] ' },
    { within: ':root:not([data-contrast]) ', under: '@media (prefers-color-scheme: dark)' },
  ],
}

const variants = Object.entries(conditions).map(
  ([name, places]): Variant =>
    (matched) => {
      if (!matched.startsWith(`${name}:`)) return matched
      return places.map(({ within = '', under = '' }) => ({
        matcher: matched.slice(name.length + 1),
        handle: (input, next) =>
          next({
            ...input,
            prefix: within + input.prefix,
            parent: [input.parent, under].filter(Boolean).join(' $$ '),
          }),
      }))
    },
)

const page = {
  wrap: 'w-full max-w-page mx-auto px-5 md:px-8 max-[479px]:enlarged:px-[10px]',
  section: 'py-14 lg:py-24',
  'section-sunk': 'section bg-sunk border-y border-y-solid border-line [main>&:last-child]:border-b-0',
  split:
    'grid grid-cols-1 gap-10 lg:(grid-cols-12 gap-y-16) lg:gap-x-[min(4rem,6.25vw)] lg:max-[1359px]:enlarged:gap-x-8',
  card: 'block p-6 border border-solid border-line rounded bg-field',
  row: 'border-t border-t-solid border-line py-5',
  prose: 'max-w-text grid gap-4',
  bullets: 'grid gap-2 ps-5 list-disc marker:text-accent',
}

const controls = {
  // With automatic adjustment the browser paints a backplate in the page color behind the words.
  filled:
    'forced:([forced-color-adjust:none] [--accent:Highlight] [--accent-strong:Highlight] [--on-accent:HighlightText])',
  btn: 'inline-flex items-center justify-center gap-2 min-h-11 px-5 py-2 rounded font-600 no-underline border-2 border-solid cursor-pointer text-center text-balance transition-colors active:[translate:0_1px] disabled:cursor-progress',
  'btn-primary':
    'btn filled bg-accent text-on-accent border-accent not-disabled:hover:(bg-accent-strong border-accent-strong) disabled:(bg-transparent border-accent text-accent) forced:disabled:[forced-color-adjust:auto]',
  'btn-quiet':
    'btn bg-transparent text-accent border-accent hover:bg-accent-soft forced:[--accent:ButtonText] theme-high:hover:[box-shadow:inset_0_0_0_2px]',
  'icon-button':
    'inline-flex items-center justify-center min-w-11 min-h-11 rounded border-0 bg-transparent text-ink cursor-pointer hover:bg-sunk active:[translate:0_1px] theme-high:hover:[box-shadow:inset_0_0_0_2px]',
  'letter-button':
    'inline-flex items-center justify-center gap-1 min-h-11 px-1 rounded border border-solid border-control bg-field text-ink font-700 no-underline cursor-pointer not-disabled:hover:bg-accent-soft active:[translate:0_1px] aria-[pressed=true]:(bg-accent border-accent text-on-accent filled) disabled:(cursor-not-allowed bg-transparent border-dashed border-line text-muted font-400) theme-high:hover:[box-shadow:inset_0_0_0_2px]',
  link: 'text-accent underline underline-offset-3 decoration-1 hover:decoration-2 focus-visible:outline-offset-1',
  'onward-link':
    'text-accent underline underline-offset-3 decoration-1 hover:decoration-2 font-600 inline-block py-2.5 print:block',
  'post-link': 'text-ink no-underline hover:(text-accent underline underline-offset-3)',
  'footer-link':
    'inline-flex items-center gap-1 py-0.5 text-ink underline decoration-control underline-offset-4 hover:(text-accent decoration-accent) focus-visible:outline-offset-1',
}

const menus = {
  // Forced colors do not paint the shadow that marks the current page.
  tab: 'inline-flex items-center text-ink font-600 no-underline hover:text-accent theme-high:hover:underline aria-[current]:(text-accent [box-shadow:inset_0_-3px_0_var(--accent)] rounded-0) forced:aria-[current]:([text-decoration:underline_3px] underline-offset-[0.6em])',
  'nav-link':
    'tab gap-1 min-h-11 px-3 whitespace-nowrap rounded border-0 bg-transparent cursor-pointer aria-expanded:text-accent [&[aria-expanded=true]>:last-child]:[rotate:180deg]',
  tagline: 'text-small text-muted',
  'header-row': 'relative flex items-center justify-between gap-4 h-header',
  // The margin aligns the icon of the menu with the edge of the page.
  'menu-button': 'relative -me-3 max-[479px]:enlarged:-me-[6px]',
  'menu-sheet':
    'fixed inset-bs-header inset-x-0 w-full max-h-[calc(100dvh-80px)] overflow-y-auto border-b-2 border-b-solid border-ink bg-paper text-ink',
  // In percent, because `vw` includes the scrollbar. In px, because larger letters must not widen what
  // covers the text of a phone. Overlay scrollbars of WebKit take presses up to 20 px from the edge.
  'accessibility-corner':
    'fixed z-45 inset-be-4 inset-ie-[20px] max-w-[calc(100%-40px)] max-xl:inset-be-[8px] print:hidden',
  'accessibility-button':
    'filled inline-flex items-center justify-center p-0 w-13 h-13 text-h3 rounded-full border-2 border-solid border-paper bg-accent text-on-accent cursor-pointer hover:bg-accent-strong max-xl:(w-[44px] h-[44px] text-[length:min(1.275rem,30px)])',
}

const forms = {
  label: 'block mb-1 font-600',
  // In high contrast the placeholder has the same color as typed text.
  field:
    'block w-full min-h-11 px-3 py-2 rounded border border-solid border-control bg-field text-ink text-body aria-[invalid=true]:(border-danger [box-shadow:inset_0_0_0_1px_var(--danger)]) theme-high:placeholder:[opacity:0.66]',
  'error-summary': 'p-4 rounded border-2 border-solid border-danger bg-field',
  receipt: 'mb-6 p-5 grid gap-2 rounded border border-solid border-accent bg-accent-soft',
  failure: 'mt-5 p-5 rounded border border-solid border-control bg-field',
}

const parts = {
  'index-grid':
    'grid gap-2 grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] max-[479px]:[&>:last-child:nth-child(odd)]:col-span-full print:grid-cols-[1fr_1fr]! print:[&_a]:(min-h-0 p-0 border-0)',
  'post-card':
    'flex flex-col p-6 border border-solid border-line border-t-2 border-t-ink bg-field data-[lead]:md:col-span-2 data-[lead]:xl:row-span-2',
  // Above the header. `term-popover.tsx` places it with `translate`.
  'term-meaning':
    'fixed z-50 inset-bs-0 inset-is-0 max-w-[min(24rem,100%-1rem)] px-4 py-3 border border-solid border-control rounded bg-field text-ink text-small',
  tag: 'inline-block px-2 py-0.5 rounded border border-solid border-line text-small text-muted',
  initial:
    'inline-flex items-center justify-center shrink-0 w-12 h-12 rounded bg-accent-soft text-accent font-700 text-lead theme-high:[border:1px_solid]',
  // A cover is a drawing on paper. The dark theme inverts its lightness and keeps its hues.
  'post-cover':
    'aspect-video object-contain bg-paper theme-dark:(bg-transparent [border-color:#c9d0dd] [filter:invert(1)_hue-rotate(180deg)_contrast(1.1)] [mix-blend-mode:screen]) theme-high:[filter:grayscale(1)_brightness(0.77)_contrast(2)]',
  'stat-row':
    'grid gap-x-4 gap-y-4 sm:gap-x-6 lg:gap-y-6 grid-cols-[repeat(auto-fit,minmax(4.9rem,1fr))] [container-type:inline-size]',
  'stat-tile':
    'flex flex-col-reverse justify-end border-t-2 border-t-solid border-ink pt-3 narrow-row:(col-span-full flex-row-reverse items-baseline gap-4) narrow-row:[&>dd]:(flex-none min-w-[5.6rem] whitespace-nowrap)',
}

/** @param draw returns the declarations of an icon's class. All icons share a rule in parts.css. */
export const designSystem = (draw: (icon: string, svg: string) => CSSObject) =>
  defineConfig({
    presets: [
      presetWind3({ preflight: 'on-demand' }),
      presetIcons({
        scale: 0,
        // Without this function the preset reads the whole collection for each icon.
        collections: { lucide: () => lucide },
        processor: (properties, { icon, svg }) => {
          for (const name of Object.keys(properties)) delete properties[name]
          Object.assign(properties, draw(icon, svg))
        },
      }),
    ],
    blocklist: refused,
    theme: {
      colors: tokenColors,
      fontSize: {
        small: ['0.9375rem', '1.5'],
        body: ['1.0625rem', '1.6'],
        // `vw` limits the size, so that the longest words fit on a small phone.
        lead: ['min(1.275rem, 7.2vw)', '1.5'],
        h3: ['min(1.53rem, 8vw)', '1.3'],
        h2: ['min(clamp(1.7rem, 1.45rem + 1.1vw, 2.2rem), 9vw)', '1.2'],
        h1: ['min(clamp(2.1rem, 1.6rem + 2.2vw, 3.17rem), 11.5vw)', '1.12'],
        figure: ['clamp(2.1rem, 1.6rem + 2.2vw, 2.64rem)', '1.1'],
      },
      borderRadius: { DEFAULT: '2px' },
      spacing: { header: '80px' },
      height: { header: '80px' },
      maxWidth: { page: '76rem', text: '32.5em', narrow: '44rem' },
      duration: { DEFAULT: '180ms' },
    },
    variants,
    shortcuts: { ...page, ...controls, ...menus, ...forms, ...parts },
  })
