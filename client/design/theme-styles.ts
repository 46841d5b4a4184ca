import { systemColors, themes } from './tokens.ts'

function declarations(tokens: Record<string, string>): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}

/** `data-contrast` of the accessibility panel overrides the preference of the system. */
export const themeStyles = [
  `:root{color-scheme:light;${declarations(themes.normal)}}`,
  `@media (prefers-color-scheme:dark){:root:not([data-contrast]){color-scheme:dark;${declarations(themes.dark)}}}`,
  `@media (prefers-contrast:more){:root:not([data-contrast]){color-scheme:light;${declarations(themes.high)}}}`,
  `:root[data-contrast='high']{color-scheme:light;${declarations(themes.high)}}`,
  `:root[data-contrast='dark']{color-scheme:dark;${declarations(themes.dark)}}`,
  `@media (forced-colors:active){:root:root{${declarations(systemColors)}}}`,
  `@media print{:root:root{color-scheme:light;${declarations(themes.high)}}}`,
].join('\n')
