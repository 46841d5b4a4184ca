/** `npm run node -- content/glossary/check.ts` names all faults of the table of terms. */
import { type Language, languages } from '../locales.ts'
import type { GlossaryTerm } from '../types.ts'
import { documents } from './documents.ts'
import { alphabets, letterOf, termOrder } from './letters.ts'
import records from './terms.json' with { type: 'json' }
import { topics } from './topics.ts'

/** Length of a definition, in words. */
const definitionWords = { least: 20, most: 60 }

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** E.g. `zelens-design` for Zelen’s design. */
function slugOf(term: string): string {
  return plain(term.replaceAll(/['’]/g, '')).replaceAll(' ', '-')
}

/** E.g. `HR` of "hazard ratio (HR)". */
function abbreviationOf(term: string): string {
  return / \(([^()\u0590-\u05ff]+)\)$/.exec(term)?.[1] ?? ''
}

/** The abbreviation may be newer than the slug. */
function isSlugOf(slug: string, term: string): boolean {
  return [term, term.replace(/ \([^()]+\)$/, '')].some((name) => slug === slugOf(name))
}

function faultsOf({ slug, topic, term, definition }: GlossaryTerm): string[] {
  const faults: string[] = []
  if (!topic) faults.push('the topic is missing')
  else if (!Object.hasOwn(topics, topic)) faults.push(`its topic "${topic}" is not in topics.ts`)
  if (!isSlugOf(slug, term.en)) faults.push(`the slug of "${term.en}" is "${slugOf(term.en)}"`)
  // Pages show both names together: the brackets must have the same abbreviation.
  if (abbreviationOf(term.he) !== abbreviationOf(term.en))
    faults.push(`"${term.en}" and "${term.he}" end with different brackets`)
  if (/\([^)]*\p{Script=Hebrew}/u.test(term.he)) faults.push(`"${term.he}" holds words in brackets`)
  for (const language of languages) {
    const text = definition[language]
    if (!text || !term[language]) {
      faults.push(`the term or its definition is missing (${language})`)
      continue
    }
    const words = text.trim().split(/\s+/).length
    if (words < definitionWords.least || words > definitionWords.most)
      faults.push(
        `the definition (${language}) has ${words} words, not ${definitionWords.least} to ${definitionWords.most}`,
      )
    if (!alphabets[language].includes(letterOf(term[language])))
      faults.push(`the term (${language}) begins with no letter of its alphabet`)
    if (!isInScript(text, language)) faults.push(`the definition (${language}) is in another script`)
    if (plain(text).startsWith(`${plain(term[language])} `))
      faults.push(`the definition (${language}) begins with the term itself`)
    if (/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(text + term[language]))
      faults.push(`a direction mark stands in the text (${language})`)
  }
  return faults
}

/** Hebrew may have Latin names and abbreviations, but more Hebrew than Latin letters. */
function isInScript(text: string, language: Language): boolean {
  const hebrew = countOf(text, /\p{Script=Hebrew}/gu)
  const isHebrew = /\p{Script=Hebrew}/u.test(alphabets[language])
  return isHebrew ? hebrew > countOf(text, /\p{Script=Latin}/gu) : hebrew === 0
}

/** Values that must be unique, by their name in the message. */
const uniques: Record<string, (record: GlossaryTerm) => string> = {
  slug: ({ slug }) => slug,
  'term (en)': ({ term }) => plain(term.en),
  'term (he)': ({ term }) => plain(term.he),
  'definition (en)': ({ definition }) => plain(definition.en),
  'definition (he)': ({ definition }) => plain(definition.he),
}

/** Each term in `see` must name this term too. */
function faultsOfLinks(
  { slug, see, unlinkedTerms = [], sources = [] }: GlossaryTerm,
  bySlug: Map<string, GlossaryTerm>,
) {
  const unknown = [...see, ...unlinkedTerms].filter((name) => !bySlug.has(name))
  const oneWay = see.filter((name) => !bySlug.get(name)?.see.includes(slug))
  const strange = sources.filter(({ document }) => !Object.hasOwn(documents, document))
  return [
    ...unknown.map((name) => `it names "${name}", which is no term`),
    ...oneWay.map((name) => `it leads to "${name}", which does not lead back`),
    ...(see.includes(slug) || new Set(see).size < see.length ? ['it names itself, or one term twice'] : []),
    ...strange.map(({ document }) => `its source "${document}" is not in documents.ts`),
  ]
}

/** Each fault as `slug: message`. */
export function checkTerms(terms: GlossaryTerm[]): string[] {
  const bySlug = new Map(terms.map((term) => [term.slug, term]))
  const compare = termOrder('en')
  const seen = new Map<string, string>()
  return terms.flatMap((record, index) => {
    const faults = [...faultsOf(record), ...faultsOfLinks(record, bySlug)]
    for (const [name, keyOf] of Object.entries(uniques)) {
      const key = `${name}: ${keyOf(record)}`
      const earlier = seen.get(key)
      if (earlier === undefined) seen.set(key, record.slug)
      else faults.push(`the ${name} is that of "${earlier}"`)
    }
    const before = terms[index - 1]
    if (before && compare(before.term.en, record.term.en) > 0)
      faults.push(`"${record.term.en}" belongs before "${before.term.en}"`)
    return faults.map((fault) => `${record.slug}: ${fault}`)
  })
}

if (import.meta.main) {
  const faults = checkTerms(records)
  for (const fault of faults) console.error(fault)
  console.log(`${records.length} terms, ${faults.length} faults`)
  if (faults.length > 0) {
    console.error(
      'Correct them in content/glossary, then run "npm run node -- content/glossary/check.ts" again.',
    )
    process.exitCode = 1
  }
}
