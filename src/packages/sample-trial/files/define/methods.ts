import { functionsOf, rulesOf } from '../sources.ts'
import { element, escaped } from '../xml.ts'
import { computedText, isComputed } from './comments.ts'
import { described } from './described.ts'
import type { Item } from './items.ts'

const rules = rulesOf()
const functions = functionsOf([])

/** Undefined for a value that is not derived. At value level it is mostly that of the variable. */
export function methodOid({ place, origin, dataset, column }: Item): string | undefined {
  if (origin?.type !== 'Derived') return undefined
  return `MT.${isComputed(place) ? place : `${dataset.name}.${column.name}`}`
}

/** The entry of the variable with every function that it calls. */
function codeOf(place: string): string {
  const source = rules[place]?.source
  if (!source) throw new Error(`The source of ${place} is not found.`)
  return [source.code, ...source.calls.flatMap((key) => functions[key]?.code ?? [])].join('\n\n')
}

const imputing = new Set(['startDay'])

function methodElement(
  oid: string,
  { place, dataset, column, origin }: Item,
  texts: Readonly<Record<string, string>>,
) {
  const text =
    computedText(place) ??
    (origin?.type === 'Derived' && origin.from
      ? `The date in ${origin.from} as a number.`
      : texts[column.rule])
  if (!text) throw new Error(`The rule ${column.rule} has no sentence.`)
  return element(
    'MethodDef',
    { OID: oid, Name: oid.slice(3), Type: imputing.has(column.rule) ? 'Imputation' : 'Computation' },
    described(text) +
      element(
        'FormalExpression',
        { Context: 'TypeScript' },
        escaped(codeOf(`${dataset.name}.${column.name}`)),
      ),
  )
}

/** @param texts the sentence of each rule */
export function methodElements(items: readonly Item[], texts: Readonly<Record<string, string>>): string[] {
  const found = new Map<string, Item>()
  for (const item of items) {
    const oid = methodOid(item)
    if (oid && !found.has(oid)) found.set(oid, item)
  }
  return [...found].map(([oid, item]) => methodElement(oid, item, texts))
}
