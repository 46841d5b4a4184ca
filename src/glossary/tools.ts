import { once } from '#client/once.ts'
import { fold } from '#client/text/fold.ts'
import { type Language, languages } from '#content/locales.ts'
import { termHref } from '#content/routes.ts'
import { argText, linesOf, type Tools } from '#src/site/tool.ts'
import { glossaryRecords, isTerm, termEntry, wordsOf } from '#src/words/words.ts'
import { termJson } from './files.ts'
import { glossaryTerms } from './search.ts'

const words = wordsOf('glossary/key-concepts')

const mostOffered = 8

/** A name without its abbreviation, and the abbreviation: `Hazard ratio (HR)`. */
const namesOf = (name: string) => [
  name,
  name.replace(/ \([^()]+\)$/, ''),
  ...(/\(([^()]+)\)$/.exec(name)?.slice(1) ?? []),
]

/** Slugs by folded names and abbreviations in every language. */
const slugs = once(
  () =>
    new Map(
      glossaryRecords()
        .toReversed()
        .flatMap(({ slug, term }) =>
          languages.flatMap((language) => namesOf(term[language]).map((name) => [fold(name), slug] as const)),
        ),
    ),
)

function refusalOf(asked: string, language: Language): string {
  const folded = fold(asked)
  const near = glossaryTerms(language).filter(({ text }) => text.includes(folded))
  const offered = near.slice(0, mostOffered).map(({ slug, record }) => `${slug}: ${record.term[language]}`)
  return linesOf(words(language).noSuchTerm, offered)
}

const lookUpTerm: Tools[string] = async ({ args, language, env }) => {
  const asked = argText(args.term).trim()
  const slug = isTerm(asked) ? asked : slugs().get(fold(asked))
  const entry = slug === undefined ? undefined : await termEntry(slug, env)
  if (!entry) return { refusal: refusalOf(asked, language) }
  const data = termJson(entry, env.SITE_ORIGIN)
  const page = env.SITE_ORIGIN + termHref(entry.slug, language)
  const { term, definition, note, sources } = data
  return {
    text: linesOf(`${term[language]}: ${definition[language]}`, note?.[language] ?? '', sources, page),
    data: { ...data, page },
  }
}

export const tools: Tools = { look_up_term: lookUpTerm }
