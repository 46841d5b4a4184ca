import { filled, keyed, type Row, stopAt } from '@marom/tables/files'
import * as z from 'zod'
import { type CodeList, namesOf } from './code-list.ts'

const concept = z
  .string()
  .regex(/^(?:C\d+)?$/, 'write the code of the NCI Thesaurus, e.g. C66767, or nothing')

/** A line of `lists.csv`. */
export const listShape = z.object({
  list: filled,
  name: filled,
  concept,
  set: z.enum(['SDTM', 'ADaM', '']),
  type: z.enum(['text', 'integer']),
  /** The list of codes whose names it has; then it has no terms. */
  namesOf: z.string(),
})

/** A line of `terms.csv`. */
export const termShape = z.object({ list: filled, value: filled, concept, decode: z.string() })

/** A line of `places.csv`. */
export const placeShape = z.object({ place: filled, list: filled })

type List = Row<z.infer<typeof listShape>>
type Term = Row<z.infer<typeof termShape>>

/** @throws with file and line if a list and its terms do not fit */
export function listsOf(lists: readonly List[], terms: readonly Term[]): Record<string, CodeList> {
  const named = keyed(lists, ({ list }) => list)
  keyed(terms, ({ list, value }) => `${list}: ${value}`)
  const unknown = terms.filter(({ list }) => !named.has(list))
  const termsOf = (name: string) =>
    terms
      .filter(({ list }) => list === name)
      .map(({ value, concept, decode }) => ({ value, concept, ...(decode ? { decode } : {}) }))
  stopAt([
    ...unknown.map(({ at, list }) => `${at}: ${list} is not in lists.csv. Correct it, or add the list.`),
    ...lists.flatMap(({ at, list, concept, set, namesOf: codes }) => {
      const [own, others] = [termsOf(list), termsOf(codes)]
      if (!concept !== !set) return [`${at}: ${list} has a concept and a set, or none of them.`]
      if (!own.length === !others.length) return [`${at}: ${list} has either terms or the names of codes.`]
      return []
    }),
  ])
  return Object.fromEntries(
    lists.map(({ at: _, list, namesOf: codes, ...described }) => [
      list,
      { ...described, terms: codes ? namesOf(termsOf(codes)) : termsOf(list) },
    ]),
  )
}

/** The lists of variables that do not have the list in their description. */
export function placesOf(
  places: readonly Row<z.infer<typeof placeShape>>[],
  isList: (name: string) => boolean,
  isVariable: (name: string) => boolean,
): ReadonlyMap<string, string> {
  const variable = (place: string) => place.split('.').slice(0, 2).join('.')
  stopAt(
    places.flatMap(({ at, place, list }) => [
      ...(isList(list) ? [] : [`${at}: there is no list ${list}. Correct it, or add it to lists.csv.`]),
      ...(isVariable(variable(place))
        ? []
        : [`${at}: no dataset has ${variable(place)}. Correct or delete it.`]),
    ]),
  )
  return new Map([...keyed(places, ({ place }) => place)].map(([place, { list }]) => [place, list]))
}
