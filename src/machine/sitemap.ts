import { defaultLanguage, languages } from '#content/locales.ts'
import { absolute, type ListedPage, listedPages } from '#src/site/head/addresses.ts'
import type { FileRequest, MachineFile } from './file.ts'
import { element } from './xml.ts'

/** https://www.sitemaps.org/protocol.html */
export const sitemap: MachineFile = {
  type: 'application/xml; charset=utf-8',
  write: ({ origin, table }: FileRequest) => {
    const entries = listedPages(table).flatMap((page) => urlEntries(page, origin))
    const root = {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    }
    return `<?xml version="1.0" encoding="UTF-8"?>\n${element('urlset', root, `\n${entries.join('\n')}\n`)}\n`
  },
}

function urlEntries({ path, lastModified }: ListedPage, origin: string): string[] {
  const alternate = (hreflang: string, href: string) =>
    element('xhtml:link', { rel: 'alternate', hreflang, href })
  const alternates = [
    ...languages.map((language) => alternate(language, absolute(origin, path, language))),
    alternate('x-default', absolute(origin, path, defaultLanguage)),
  ].join('')
  const lastmod = lastModified ? element('lastmod', {}, lastModified) : ''
  return languages.map((language) => {
    const loc = element('loc', {}, absolute(origin, path, language))
    return element('url', {}, loc + lastmod + alternates)
  })
}
