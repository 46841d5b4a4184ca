import type { RowSet } from '@marom/sample-trial'
import { useLanguage } from '#client/ui/language.tsx'
import type { en } from '#content/sample-study/trace/en.ts'
import type { CellStep, Found } from '#src/sample-study/find-step.ts'
import { barsOf, CountsBar } from './counts-bar.tsx'
import { followsOf, ParticipantsCurve } from './participants-curve.tsx'
import { isCount, most } from './row-columns.ts'
import { variableName } from './step-words.ts'
import { ValuesDots } from './values-dots.tsx'

const setOf = ({ counted, others }: CellStep) => (counted.rows.length > 0 ? counted : others)

/** Which picture says the same as the rows: survival, who of a group counts, or their values. */
export function pictureOf(found: Found, step: CellStep): 'curve' | 'bars' | 'dots' | undefined {
  const set = setOf(step)
  if (set.dataset === 'ADTTE' && set.variables.includes('AVAL')) return 'curve'
  if (step.others.rows.length > 0) return 'bars'
  return set.rows.length > most && numbersIn(found, set).length > 0 ? 'dots' : undefined
}

/** Of the last variable. Empty if it has codes or texts. */
function numbersIn({ tables }: Found, { dataset, variables, rows }: RowSet): number[] {
  const table = tables[dataset]
  const variable = variables.at(-1) ?? ''
  const place = table?.variables.indexOf(variable) ?? -1
  const values = rows.map((row) => table?.rows[row]?.values[place])
  return isCount(dataset, variable) ? values.filter((value) => typeof value === 'number') : []
}

const firstIn = ({ tables }: Found, { dataset, rows }: RowSet, variable: string) => {
  const table = tables[dataset]
  return String(table?.rows[rows[0] ?? -1]?.values[table.variables.indexOf(variable)] ?? '')
}

interface PictureProps {
  found: Found
  step: CellStep
  copy: typeof en
  via: readonly string[]
}

/** The rows of a number in one picture. */
export function Picture({ found, step, copy, via }: PictureProps) {
  const language = useLanguage()
  const { counted, others } = step
  const set = setOf(step)
  const table = found.tables[set.dataset]
  const picture = pictureOf(found, step)
  if (!table || !picture) return null
  if (picture === 'bars') return <CountsBar bars={barsOf(found, counted, others)} copy={copy} />
  const parameter = firstIn(found, set, 'PARAMCD')
  if (picture === 'dots') {
    const what = variableName(language, set.dataset, set.variables.at(-1) ?? '', parameter)
    return <ValuesDots values={numbersIn(found, set)} what={what} copy={copy} />
  }
  const rows = [...counted.rows, ...others.rows].flatMap((place) => table.rows[place] ?? [])
  return <ParticipantsCurve follows={followsOf(table, rows)} parameter={parameter} copy={copy} via={via} />
}
