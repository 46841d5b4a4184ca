import type { Reference, ReferenceName } from '#content/types.ts'

const kinds = { 'article-journal': 'article', book: 'book', 'post-weblog': 'online' } as const

/** Signs that mean something to TeX. */
const special: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

/** As TeX reads it; braces of its own would not be balanced and go. */
function texText(text: string): string {
  return text
    .replace(/[{}]/g, '')
    .replace(/[\\~^]/g, (sign) => special[sign] ?? sign)
    .replace(/[&%$#_]/g, '\\$&')
}

/** Styles write titles small: braces keep the capitals of names and abbreviations. */
function titleOf(text: string): string {
  return text
    .split(' ')
    .map((word, index) => {
      const isOpening = index === 0 && !/\p{Lu}/u.test(word.slice(1))
      return /\p{Lu}/u.test(word) && !isOpening ? `{${texText(word)}}` : texText(word)
    })
    .join(' ')
}

function nameOf(name: ReferenceName): string {
  return 'literal' in name ? `{${texText(name.literal)}}` : `${texText(name.family)}, ${texText(name.given)}`
}

function fieldsOf(reference: Reference): [string, string | undefined][] {
  const { type, issued, page, publisher, URL: url } = reference
  const parts = issued?.['date-parts'][0]?.map((part) => String(part).padStart(2, '0'))
  // An "and" would part two publishers.
  const whole = (value: string | undefined) =>
    value?.includes(' and ') ? `{${texText(value)}}` : text(value)
  const text = (value: string | undefined) => (value === undefined ? undefined : texText(value))
  return [
    ['author', reference.author.map(nameOf).join(' and ')],
    ['title', titleOf(reference.title)],
    [type === 'article-journal' ? 'journal' : '', text(reference['container-title'])],
    ['shortjournal', text(reference['container-title-short'])],
    [type === 'book' ? 'publisher' : 'organization', whole(publisher)],
    ['address', text(reference['publisher-place'])],
    [parts && parts.length > 1 ? 'date' : 'year', parts?.join('-')],
    ['pubstate', reference.status],
    ['volume', reference.volume],
    ['number', reference.issue],
    ['pages', page?.replace('-', '--')],
    ['pagetotal', reference['number-of-pages']],
    ['doi', reference.DOI],
    ['url', url],
    ['langid', reference.language === 'he' ? 'hebrew' : 'english'],
  ]
}

/** References as a BibTeX file in UTF-8, one entry each, by their ids. */
export function bibtexOf(references: readonly Reference[]): string {
  return references
    .map((reference) => {
      const fields = fieldsOf(reference).flatMap(([name, value]) =>
        name && value ? `  ${name} = {${value}},\n` : [],
      )
      return `@${kinds[reference.type]}{${reference.id},\n${fields.join('')}}\n`
    })
    .join('\n')
}
