import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { kinds } from '#client/search/index-file.ts'
import type { Language } from '#content/locales.ts'
import { routes } from '#content/routes.ts'
import { spokenNames } from '#content/search/spoken-names.ts'
import type { SearchEntries, Source } from './source.ts'

const subjects: SearchEntries[] = await Promise.all(
  globSync('src/build/*/search-entries.ts')
    .map((file) => basename(dirname(file)))
    .sort()
    .map((subject) => import(`../${subject}/search-entries.ts`)),
)

const paths = Object.values<string>(routes)

/** Pages are in the order of the routes, other entries in the order of their subject. */
const placeOf = ({ kind, href }: Source) => (kind === 'page' ? paths.indexOf(href.split('?')[0] ?? '') : 0)

/** Sorted by kind. */
export function sourcesIn(language: Language): Source[] {
  return subjects
    .flatMap(({ entries }) => entries(language))
    .map((source) => ({
      ...source,
      names: [...new Set([...source.names, ...(spokenNames[source.id] ?? [])])],
    }))
    .sort(
      (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || placeOf(one) - placeOf(other),
    )
}
