import { Fragment, memo } from 'react'
import { Text } from '#client/ui/text.tsx'
import type { AskedSimulation, Shown, ShownRow } from './shown-simulation.ts'

interface FoundRowsProps {
  rows: Shown['rows']
  /** Of the quantities. */
  names: Readonly<Record<string, string>>
}

export const FoundRows = memo(function FoundRows({ rows, names }: FoundRowsProps) {
  return rows.map((row) => (
    <tr key={row.quantity}>
      <th scope="row">
        <Text>{names[row.quantity] ?? row.quantity}</Text>
      </th>
      <Numbers row={row} />
    </tr>
  ))
})

/** The formula's value, the simulated one, and its interval. */
export function Numbers({ row: { formula, value, lower, upper } }: { row: ShownRow }) {
  return [formula, value, `${lower}–${upper}`].map((text, column) => {
    const key = column
    return (
      <td key={key}>
        <bdi dir="ltr" className="whitespace-nowrap">
          {text}
        </bdi>
      </td>
    )
  })
}

/** From back to front. */
export const Courses = memo(function Courses({ courses }: Pick<Shown, 'courses'>) {
  return courses.map(({ quantity, band, formula, line }) => (
    <Fragment key={quantity}>
      <path className="course-band" d={band} />
      <path className="course-formula" d={formula} />
      <path className="course-line" d={line} />
    </Fragment>
  ))
})

/** The lines of the R code that say what is simulated. */
export function SetInR({ seed, broken }: Pick<AskedSimulation, 'seed' | 'broken'>) {
  return `set.seed(${seed})\nbroken <- "${broken ?? 'none'}"`
}
