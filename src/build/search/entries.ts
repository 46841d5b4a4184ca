import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { kinds } from '#client/search/index-file.ts'
import type { Language } from '#content/locales.ts'
import { routes } from '#content/routes.ts'
import { withIntents, withSpokenNames } from './asked.ts'
import { holdersWith } from './holds.ts'
import { namesOf, type SearchEntries, type Source } from './source.ts'
import { stemsIn } from './stems.ts'
import { alike, intents, spokenNames } from './typed.ts'

const subjects: SearchEntries[] = await Promise.all(
  globSync('src/build/*/search-entries.ts')
    .map((file) => basename(dirname(file)))
    .sort()
    .map((subject) => import(`../${subject}/search-entries.ts`)),
)

const paths = Object.values<string>(routes)

/** Pages are in the order of the routes, other entries in the order of their subject. */
const placeOf = ({ kind, href }: Source) => (kind === 'page' ? paths.indexOf(href.split('?')[0] ?? '') : 0)

const spokenIn = (language: Language) =>
  withSpokenNames(
    subjects.flatMap(({ entries }) => entries(language)),
    spokenNames,
  )

const spoken = { en: spokenIn('en'), he: spokenIn('he') }

/** Sorted by kind. */
export function sourcesIn(language: Language): Source[] {
  const holderOf = holdersWith(
    [...alike, ...abbreviations(spoken[language])].map((group) => group.map(stemsIn)),
  )
  return withIntents(spoken, language, intents, holderOf).sort(
    (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || placeOf(one) - placeOf(other),
  )
}

/** For the term "A (B)" the names B and A, which mean the same within a longer search too. */
export function abbreviations(sources: readonly Source[]): string[][] {
  return sources
    .filter(({ kind }) => kind === 'term')
    .flatMap(({ title, other = '' }) => [title, other].map((name) => namesOf(name)))
    .filter(({ length }) => length === 2)
    .map((names) => names.toReversed())
}
