import { site } from '#content/site.ts'
import type { MachineFile } from '#src/machine/file.ts'
import { element, xmlText } from '#src/machine/xml.ts'
import { feedOf } from './entries.ts'

const text = (name: string, value: string) => element(name, {}, xmlText(value))
const author = (name: string) => element('author', {}, text('name', name))

/** Atom: RFC 4287. */
export const atomFeed: MachineFile = {
  type: 'application/atom+xml; charset=utf-8',
  isTranslated: true,
  write: ({ origin, language }) => {
    const feed = feedOf('/feed.atom', origin, language)
    const parts = [
      text('id', feed.self),
      text('title', feed.title),
      text('subtitle', feed.subtitle),
      element('link', { rel: 'self', type: 'application/atom+xml', href: feed.self }),
      element('link', { rel: 'alternate', type: 'text/html', hreflang: language, href: feed.home }),
      text(
        'updated',
        feed.entries
          .map(({ updated }) => updated)
          .sort()
          .at(-1) ?? '1970-01-01T00:00:00Z',
      ),
      author(site.name[language]),
      text('icon', `${origin}/icon-192.png`),
      ...feed.entries.map(entryXml),
    ]
    const root = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }
    return `<?xml version="1.0" encoding="UTF-8"?>\n${element('feed', root, parts.join('\n'))}\n`
  },
}

function entryXml(entry: ReturnType<typeof feedOf>['entries'][number]): string {
  return element(
    'entry',
    {},
    [
      text('id', entry.url),
      text('title', entry.title),
      element('link', { rel: 'alternate', type: 'text/html', href: entry.url }),
      text('published', entry.published),
      text('updated', entry.updated),
      author(entry.author),
      element('category', { term: entry.category }),
      text('summary', entry.summary),
      element('content', { type: 'html' }, xmlText(entry.html)),
    ].join('\n'),
  )
}
