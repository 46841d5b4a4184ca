import { exactProportion } from '@marom/statistics'
import type { Read } from '../derive.ts'
import {
  all,
  armsOf,
  type Cell,
  type Condition,
  cell,
  chosen,
  count,
  type Data,
  everyone,
  type Found,
  type Line,
  type Output,
  rowsWhere,
  share,
  where,
} from './cell.ts'

const responses = ['CR', 'PR', 'SD', 'NON-CR/NON-PD', 'PD', 'NE'] as const

const oneOf = (...some: readonly (typeof responses)[number][]): Condition => ({
  text: `AVALC in ${some.join(', ')}`,
  holds: (read, row) => some.some((one) => read.text(row, 'AVALC') === one),
})

const rates = [
  ['objective', oneOf('CR', 'PR')],
  ['control', oneOf('CR', 'PR', 'SD', 'NON-CR/NON-PD')],
] as const

/** The limits for a share, in percent. */
function exactInterval(read: Read, group: Data, property: Condition): Found {
  const rows = rowsWhere(read, group, property)
  const { lower, upper } = exactProportion(rows.length, group.rows.length)
  const [low, high] = [100 * lower, 100 * upper]
  const parts = [
    { name: 'conf.low', value: low, text: low.toFixed(1) },
    { name: 'conf.high', value: high, text: high.toFixed(1) },
  ] as const
  return { parts, rows, group: group.rows, text: `${parts[0].text}–${parts[1].text}` }
}

/** T 14.2.4: best overall response. */
export function response(adrs: Data): Output {
  const arms = armsOf(chosen(adrs, all(where('PARAMCD', 'BOR'), where('ITTFL', 'Y'))), everyone, 'TRTPN')
  const line = (label: string, make: (data: Data, name: string) => Cell, level = 0): Line => ({
    label,
    level,
    cells: arms.map(({ name, data }) => make(data, name)),
  })
  return {
    id: 't-14-2-4',
    file: 'response.ts',
    columns: ['treatment', 'control'],
    lines: [
      line('participants', (data, name) => cell(`n-${name}`, 'count', count, data)),
      ...responses.map((one) => {
        const id = `best-${one.toLowerCase().replaceAll(/[^a-z]/g, '')}`
        return line(id, (data, name) => cell(`${id}-${name}`, 'share', share, data, where('AVALC', one)), 1)
      }),
      ...rates.flatMap(([id, isResponse]) => [
        line(`${id}Rate`, (data, name) => cell(`${id}-${name}`, 'share', share, data, isResponse)),
        line(
          'exactLimits',
          (data, name) => cell(`${id}Limits-${name}`, 'exactInterval', exactInterval, data, isResponse),
          1,
        ),
      ]),
    ],
  }
}
