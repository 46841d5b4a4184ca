import { readRows } from '@marom/tables/files'
import { modelNames, models } from '../../metadata.ts'
import { ownFile } from '../package-files.ts'
import type { CodeList } from './code-list.ts'
import { externalLists, studyLists } from './study-lists.ts'
import { listShape, listsOf, placeShape, placesOf, termShape } from './tables.ts'

const tableOf = (name: string) => ownFile(`files/terminology/${name}.csv`)

const { DOMAIN, ...lists } = listsOf(
  readRows(tableOf('lists'), listShape),
  readRows(tableOf('terms'), termShape),
)

/** One list for each dataset, which has only its own abbreviation. */
const domains = DOMAIN?.terms.map((term): [string, CodeList] => [
  `DOMAIN.${term.value}`,
  { ...DOMAIN, name: `${DOMAIN.name} (${term.value})`, terms: [term] },
])

/** By the name in the description of a variable. */
export const codeLists: Readonly<Record<string, CodeList>> = {
  ...lists,
  ...Object.fromEntries(domains ?? []),
  ...studyLists,
}

const isList = (name: string) => Object.hasOwn(codeLists, name) || Object.hasOwn(externalLists, name)

const variables = new Set(
  modelNames.flatMap((model) =>
    models[model].datasets.flatMap((dataset) =>
      dataset.variables.map((variable) => `${dataset.name}.${variable.name}`),
    ),
  ),
)

/**
 * Lists of variables whose description names none or another one; with a third part, the list of those
 * values to which the metadata at value level apply.
 */
const listed = placesOf(readRows(tableOf('places'), placeShape), isList, (name) => variables.has(name))

/**
 * @param place e.g. `DM.SEX`, or `TS.TSVAL.TPHASE` at value level
 * @param described the list in the description of the variable
 * @throws if there is no such list
 */
export function listOf(place: string, described?: string): string | undefined {
  const [dataset, variable] = place.split('.')
  const name = listed.get(place) ?? listed.get(`${dataset}.${variable}`) ?? described
  const found = name === 'DOMAIN' ? `DOMAIN.${dataset}` : name
  if (found && !isList(found))
    throw new Error(`Add the code list ${found}, which ${place} has, to the terminology.`)
  return found
}
