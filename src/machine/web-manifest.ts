import { themes } from '#client/design/tokens.ts'
import { locales } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { translator } from '#src/words/messages.ts'
import type { MachineFile } from './file.ts'

/** Name, colours and icons for a home screen, in the language of the page that links here. */
export const webManifest: MachineFile = {
  type: 'application/manifest+json; charset=utf-8',
  isTranslated: true,
  write: ({ language }) =>
    JSON.stringify({
      // One application, whichever language it was installed from.
      id: '/',
      name: site.name[language],
      short_name: site.shortName[language],
      description: translator(language)('footer.description'),
      lang: locales[language].tag,
      dir: locales[language].dir,
      start_url: href('home', language),
      scope: '/',
      // Keeps the browser's Back button: the site is made of documents.
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
