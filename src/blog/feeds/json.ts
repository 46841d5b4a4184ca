import { locales } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import { site } from '#content/site.ts'
import type { MachineFile } from '#src/machine/file.ts'
import { feedOf } from './entries.ts'

/** JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/ */
export const jsonFeed: MachineFile = {
  type: 'application/feed+json; charset=utf-8',
  isTranslated: true,
  write: ({ origin, language }) => {
    const feed = feedOf('/feed.json', origin, language)
    return JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: feed.title,
      description: feed.subtitle,
      home_page_url: feed.home,
      feed_url: feed.self,
      icon: `${origin}/icon-512.png`,
      language: locales[language].tag,
      authors: [{ name: site.name[language], url: origin + href('home', language) }],
      items: feed.entries.map((entry) => ({
        id: entry.url,
        url: entry.url,
        title: entry.title,
        summary: entry.summary,
        content_html: entry.html,
        date_published: entry.published,
        date_modified: entry.updated,
        authors: [{ name: entry.author }],
        tags: entry.tags,
        language: locales[language].tag,
      })),
    })
  },
}
