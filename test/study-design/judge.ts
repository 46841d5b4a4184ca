import { designs, quantityText } from '@marom/trial-designs'
import type { State } from './states.ts'

const areFinite = (values: readonly (number | null)[]) =>
  values.every((value) => value === null || Number.isFinite(value))

/** Quantities that a page never prints as 100%. */
const chances = ['power', 'powerByThen', 'chance', 'earlyStop'] as const

/** Empty if the design answers or refuses correctly. */
export function problemsOf({ design: name, texts }: State): string[] {
  const design = designs[name]
  const problems: string[] = []
  const answer = design.answer(texts)
  if (!answer.isResult) return answer.faults.length > 0 ? [] : ['neither a result nor a fault']
  const { values, headline, curve, table, methods, notes, r, sas } = answer
  if (!areFinite(Object.values(values))) problems.push(`not finite: ${JSON.stringify(values)}`)
  if (values[headline] === undefined) problems.push(`no ${headline}`)
  const { power = 0.5 } = values
  if (power < 0 || power > 1) problems.push(`power ${power}`)
  if (!areFinite([...(curve?.lines ?? []), curve?.chosen ?? []].flat(2))) problems.push('curve')
  const tables = [...(table ? [table] : []), ...answer.tables]
  if (!areFinite(tables.flatMap(({ rows }) => rows.flat()))) problems.push('table')
  const drawn = answer.boundaries?.boundaries.flatMap(({ looks }) =>
    looks.flatMap(({ fraction, z, chance }) => [fraction, z, chance.planned, chance.none]),
  )
  if (!areFinite(drawn ?? [])) problems.push('boundaries')
  if (/NaN|Infinity|undefined/.test(`${r}${sas ?? ''}`)) problems.push(`${r}${sas}`)

  if (/NaN|Infinity|undefined/.test(JSON.stringify(methods))) problems.push('methods paragraph')
  if (/NaN|Infinity|undefined/.test(JSON.stringify(notes))) problems.push('notes')
  for (const name of chances) {
    const quantity = design.quantities[name] ?? { as: 'probability' }
    const cells = tables.flatMap(({ columns, rows }) =>
      rows.flatMap((row) => row[columns.indexOf(name)] ?? []),
    )
    const numbers = [values[name], ...cells].filter((value) => value !== undefined)
    const texts = numbers.map((value) => quantityText(value, quantity))
    const said = methods.map(({ facts }) => facts[name])
    if ([...texts, ...said].some((one) => /^100(\.0+)?%$/.test(String(one)))) problems.push(`${name} of 100%`)
  }
  const changes = answer.sensitivity.rows.flatMap(({ less, more }) => [
    ...[less.value, less.left],
    ...[more.value, more.left],
  ])
  if (!areFinite(changes)) problems.push('changed assumptions')
  return problems
}
