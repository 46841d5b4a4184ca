import { isLanguage, type Language } from '#content/locales.ts'
import type { Reference, ReferenceName } from '#content/types.ts'

/** Classical types only: readers of BibTeX skip the types that BibLaTeX added. */
const kinds = {
  'article-journal': 'article',
  book: 'book',
  'entry-dictionary': 'misc',
  'post-weblog': 'misc',
} as const

/** A style knows these names, without braces, and writes them in its language. */
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

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
  const [year, month = 0, day] = issued?.['date-parts'][0] ?? []
  // BibTeX would split a publisher at "and".
  const whole = (value: string | undefined) =>
    value?.includes(' and ') ? `{${texText(value)}}` : text(value)
  const text = (value: string | undefined) => (value === undefined ? undefined : texText(value))
  const joined = (sign: string, ...parts: (string | undefined)[]) => text(parts.filter(Boolean).join(sign))
  const container = reference['container-title']
  return [
    ['author', reference.author.map(nameOf).join(' and ')],
    ['title', titleOf(reference.title)],
    [type === 'article-journal' ? 'journal' : '', text(container)],
    // Classical styles print no `url`.
    [kinds[type] === 'misc' ? 'howpublished' : '', joined(', ', container, url)],
    ['shortjournal', text(reference['container-title-short'])],
    ['publisher', whole(publisher)],
    ['address', text(reference['publisher-place'])],
    ['year', year?.toString()],
    ['month', months[month - 1]],
    ['day', day?.toString()],
    ['volume', reference.volume],
    ['number', reference.issue],
    ['pages', page?.replace('-', '--')],
    ['pagetotal', reference['number-of-pages']],
    ['doi', reference.DOI],
    ['url', url],
    ['note', joined('. ', reference.status && 'Forthcoming', reference.note)],
    ['langid', isLanguage(reference.language) ? languageNames[reference.language] : undefined],
  ]
}

/** In UTF-8. */
export function bibtexOf(references: readonly Reference[]): string {
  return references
    .map((reference) => {
      const fields = fieldsOf(reference).flatMap(([name, value]) =>
        name && value ? `  ${name} = ${name === 'month' ? value : `{${value}}`},\n` : [],
      )
      return `@${kinds[reference.type]}{${reference.id},\n${fields.join('')}}\n`
    })
    .join('\n')
}
