import type { Reference, ReferenceName } from '#content/types.ts'

const kinds = {
  'article-journal': 'JOUR',
  book: 'BOOK',
  'entry-dictionary': 'DICT',
  'post-weblog': 'BLOG',
} as const

function nameOf(name: ReferenceName): string {
  return 'literal' in name ? `${name.literal},` : `${name.family}, ${name.given}`
}

function linesOf(reference: Reference): [tag: string, value: string | undefined][] {
  const { type, page, issued } = reference
  const [first, last] = page?.split('-') ?? []
  const [year, month, day] = issued?.['date-parts'][0]?.map((part) => String(part).padStart(2, '0')) ?? []
  return [
    ['TY', kinds[type]],
    ['ID', reference.id],
    ...reference.author.map((name): [string, string] => ['AU', nameOf(name)]),
    ['TI', reference.title],
    ['T2', reference['container-title']],
    ['J2', reference['container-title-short']],
    ['PY', year],
    ['DA', day && `${year}/${month}/${day}/`],
    ['VL', reference.volume],
    ['IS', reference.issue],
    ['SP', first ?? reference['number-of-pages']],
    ['EP', last],
    ['PB', reference.publisher],
    ['CY', reference['publisher-place']],
    ['DO', reference.DOI],
    ['UR', reference.URL],
    ['LA', reference.language],
    ['N1', reference.status && 'Forthcoming'],
    ['N1', reference.note],
  ]
}

/** RIS requires CRLF at the end of each line. */
export function risOf(references: readonly Reference[]): string {
  return references
    .map((reference) => {
      const lines = linesOf(reference).flatMap(([tag, value]) => (value ? [`${tag}  - ${value}`] : []))
      return `${[...lines, 'ER  - '].join('\r\n')}\r\n`
    })
    .join('\r\n')
}
