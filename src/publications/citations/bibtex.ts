import { isLanguage, type Language } from '#content/locales.ts'
import type { Reference, ReferenceName } from '#content/types.ts'

const kinds = {
  'article-journal': 'article',
  book: 'book',
  'entry-dictionary': 'inreference',
  'post-weblog': 'online',
} as const

/** Names of the LaTeX package babel. */
const languageNames: Readonly<Record<Language, string>> = { en: 'english', he: 'hebrew' }

/** Characters with a meaning in TeX. */
const special: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
}

/** Removes braces, because TeX needs them balanced. */
function texText(text: string): string {
  return text
    .replace(/[{}]/g, '')
    .replace(/[\\~^]/g, (sign) => special[sign] ?? sign)
    .replace(/[&%$#_]/g, '\\$&')
}

/** Bibliography styles put titles in lower case; braces keep the capitals. */
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
  // BibTeX would split a publisher at "and".
  const whole = (value: string | undefined) =>
    value?.includes(' and ') ? `{${texText(value)}}` : text(value)
  const text = (value: string | undefined) => (value === undefined ? undefined : texText(value))
  return [
    ['author', reference.author.map(nameOf).join(' and ')],
    ['title', titleOf(reference.title)],
    [type === 'article-journal' ? 'journal' : '', text(reference['container-title'])],
    [type === 'entry-dictionary' ? 'booktitle' : '', text(reference['container-title'])],
    ['shortjournal', text(reference['container-title-short'])],
    [type === 'book' || type === 'entry-dictionary' ? 'publisher' : 'organization', whole(publisher)],
    ['address', text(reference['publisher-place'])],
    [parts && parts.length > 1 ? 'date' : 'year', parts?.join('-')],
    ['pubstate', reference.status],
    ['volume', reference.volume],
    ['number', reference.issue],
    ['pages', page?.replace('-', '--')],
    ['pagetotal', reference['number-of-pages']],
    ['doi', reference.DOI],
    ['url', url],
    ['note', text(reference.note)],
    ['langid', isLanguage(reference.language) ? languageNames[reference.language] : undefined],
  ]
}

/** In UTF-8. */
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
