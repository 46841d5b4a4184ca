import { themes } from '#client/design/tokens.ts'
import { locales } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { translator } from '#src/words/messages.ts'
import type { MachineFile } from './file.ts'

export const webManifest: MachineFile = {
  type: 'application/manifest+json; charset=utf-8',
  isTranslated: true,
  write: ({ language }) =>
    JSON.stringify({
      id: '/',
      name: site.name[language],
      short_name: site.shortName[language],
      description: translator(language)('footer.description'),
      lang: locales[language].tag,
      dir: locales[language].dir,
      start_url: href('home', language),
      scope: '/',
      // This mode keeps the browser's Back button.
      display: 'minimal-ui',
      theme_color: themes.normal.paper,
      background_color: themes.normal.paper,
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    }),
}
