import type { NamedField, Texts } from './fields.ts'
import { amountText, quantityText } from './format.ts'
import type { Quantity } from './result.ts'
import type { Variations } from './variations.ts'

/** The texts of changed fields, and what they give; null where the design refuses. */
export interface Change {
  texts: Texts
  /** The headline. */
  value: number | null
  /** What the planned size gives with them, e.g. the power that is left. */
  left: number | null
  /** The headline is not computed here: it would take too long. */
  isLeftOut?: true
}

/** A design with changed assumptions. */
export interface Changes {
  /** Of the plan. */
  texts: Texts
  /** The same as the form writes them. */
  written: Texts
  headline: string
  /** The quantity that the planned size gives; null where the size is given. */
  left: string | null
  variations: Variations
  /** Steps of a grid to each side of the plan. */
  reach: number
  at: (texts: Texts) => Change
  /** The same without the headline. */
  leftOutAt: (texts: Texts) => Change
  /** The share of the time for a grid that a headline takes. */
  workOf: (texts: Texts) => number
  /** The variations of a changed plan; null where it is not read, or nothing is found. */
  after: (texts: Texts) => Variations | null
}

export interface Sensitivity {
  /** A field, or a part of the words of the design. */
  name: string
  less: Change
  more: Change
}

export interface SensitivityTable extends Pick<Changes, 'headline' | 'left'> {
  planned: Change
  rows: readonly Sensitivity[]
}

const step = 0.2

export function sensitivityOf({ headline, left, variations, at }: Changes): SensitivityTable {
  const rows = [...variations].map(([name, vary]) => ({
    name,
    less: at(vary(1 - step)),
    more: at(vary(1 + step)),
  }))
  return { headline, left, planned: at({}), rows }
}

/** A row of changed assumptions, its side that makes the trial harder, and the words for that change. */
export interface Doubt<Part extends string> {
  row: string
  side: 'less' | 'more'
  part: Part
}

/** What the paragraph says of one changed assumption. */
export interface SensitivitySentence<Part extends string> {
  key: 'sensitivity' | 'sensitivityOfFound'
  facts: {
    changed: { part: Part; facts: Texts }
    value: string | { part: 'value.points' | 'value.months'; facts: { count: string } }
  }
}

/** As the table of changed assumptions prints it, with its unit. */
function valueIn(quantity: Quantity, value: number): SensitivitySentence<never>['facts']['value'] {
  const text = quantityText(value, quantity)
  return quantity.unit ? { part: `value.${quantity.unit}`, facts: { count: text.replace('%', '') } } : text
}

/**
 * One cell of the table as a sentence: the power that the planned size has, or what was asked for. None
 * where the table has no number.
 */
export function sensitivitySentence<Part extends string>(
  changes: Changes,
  doubts: readonly Doubt<Part>[],
  { named, quantities }: { named: readonly NamedField[]; quantities: Readonly<Record<string, Quantity>> },
): SensitivitySentence<Part>[] {
  const { texts: planned, variations, headline, left } = changes
  const doubt = doubts.find(({ row }) => variations.has(row))
  const texts = doubt && variations.get(doubt.row)?.(doubt.side === 'less' ? 1 - step : 1 + step)
  if (!texts) return []
  const { value, left: kept } = left === null ? changes.at(texts) : changes.leftOutAt(texts)
  const [shown, quantity] = planned.find === 'size' ? [kept, left] : [value, headline]
  if (shown === null || quantity === null) return []
  const answered = named.find(({ name }) => name === 'find')?.options[1]
  const isFound = planned.find !== 'size' && planned.find !== answered
  const changed = named.flatMap((field) => {
    const text = texts[field.name]
    if (text === undefined) return []
    const sign = field.kind === 'percent' ? '%' : ''
    return [[field.name, `${amountText(Number(text.replace('%', '')))}${sign}`]]
  })
  return [
    {
      key: isFound ? 'sensitivityOfFound' : 'sensitivity',
      facts: {
        changed: { part: doubt.part, facts: Object.fromEntries(changed) },
        value: valueIn(quantities[quantity] ?? { as: 'decimal' }, shown),
      },
    },
  ]
}
