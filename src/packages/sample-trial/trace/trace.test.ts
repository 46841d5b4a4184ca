import { expect, test } from 'vitest'
import type { Cell } from '../outputs/cell.ts'
import { contentOf, type Row, refOf, valuesOf } from '../row.ts'
import { data, outputs } from '../testing/made.ts'
import { rules as en } from '../words/rules.ts'

const usedBy = ({ notes }: Cell): string[] =>
  notes
    .flatMap((one) => [...one])
    .flatMap(([row, variables]) => variables.map((variable) => refOf(row, variable)))

const cells = outputs.flatMap(({ id, lines }) =>
  lines.flatMap((line) =>
    line.cells.flatMap((cell) => (cell ? [{ output: id, cell, used: usedBy(cell) }] : [])),
  ),
)
const rows = new Map<string, Row>()
for (const row of [...data.records, ...data.analysis, ...data.books.flatMap(({ entries }) => entries)])
  rows.set(`${row.subject}.${row.dataset}.${row.seq}`, row)

const rowOf = (ref: string) => rows.get(ref.split('.').slice(0, 3).join('.'))
const variableOf = (ref: string) => ref.split('.')[3] ?? ''

/** Values that no form holds: rules of the protocol, sites, numbers of rows. */
const withoutForm = new Set([
  'protocol',
  'assigned',
  'subject',
  'sequence',
  'site',
  'parameter',
  'noneUnplanned',
  'category',
  'otherDictionary',
  'valueNumber',
  'terminology',
  'noVisit',
  'bothArms',
  'noEvaluator',
  'criterion',
  'therapyCategory',
  'planned',
])

/** Analysis datasets that no output reads yet. */
const unread: readonly string[] = ['ADVS']

/** Of the laboratory: tests with grades. */
function isRead(row: Row): boolean {
  const isGraded = row.dataset !== 'ADLB' || valuesOf(row).PARAMCD !== 'AFP'
  return isGraded && !unread.includes(row.dataset)
}

const fields = new Map<string, Set<string>>()

function fieldsOf(ref: string): Set<string> {
  const known = fields.get(ref)
  if (known) return known
  const row = rowOf(ref)
  if (!row || !(variableOf(ref) in valuesOf(row))) throw new Error(`${ref} is nowhere`)
  const own = row.dataset.startsWith('form-') ? [ref] : []
  const origin = contentOf(row).origins[variableOf(ref)]
  const found = new Set([...own, ...(origin?.used ?? []).flatMap((used) => [...fieldsOf(used)])])
  fields.set(ref, found)
  return found
}

test('every number of every output: each row that counts is there, was read, and comes from fields of forms', () => {
  const reached = new Set<string>()
  const walked = new Set<string>()
  const records = new Set<string>()
  const faults: string[] = []
  for (const { output, cell, used } of cells) {
    const name = `${output}.${cell.id}`
    if (used.length === 0) faults.push(`${name} reads nothing`)
    for (const ref of used) {
      if (walked.has(ref)) continue
      walked.add(ref)
      for (const field of fieldsOf(ref)) reached.add(field)
    }
    const read = new Map<string, string[]>()
    for (const ref of used) {
      const row = ref.split('.').slice(0, 3).join('.')
      records.add(row)
      const refs = read.get(row)
      if (refs) refs.push(ref)
      else read.set(row, [ref])
    }
    for (const row of cell.rows) {
      const own = read.get(`${row.subject}.${row.dataset}.${row.seq}`) ?? []
      if (own.every((ref) => fieldsOf(ref).size === 0))
        faults.push(`${name} counts a row of ${row.subject} without a field`)
    }
  }
  expect(faults).toEqual([])
  console.log(`walked ${cells.length} numbers, ${records.size} analysis rows, ${reached.size} fields`)
  expect(cells.length).toBeGreaterThan(700)
  expect(records.size).toBe(data.analysis.filter(isRead).length)
  expect([...reached].filter((ref) => !ref.includes('.form-'))).toEqual([])
})

test('every derived value is read from something, unless its rule needs nothing', () => {
  const baseless = [...data.records, ...data.analysis].flatMap((row) =>
    Object.entries(contentOf(row).origins)
      .filter(([, { rule, used }]) => used.length === 0 && !withoutForm.has(rule))
      .map(([name, { rule }]) => `${row.dataset}.${name} (${rule})`),
  )
  // Empty without a form, or for a record of another kind.
  const allowed =
    /ofPlanned|responseVisit|countedResponse|condition|occurrence|diagnosisDate|ofPrior|firstDose|lastDose|taken|baseline|bmi|randomizationNumber|nullFlavor|reason|actualArm/
  expect([...new Set(baseless)].filter((one) => !allowed.test(one))).toEqual([])
})

test('every rule and statistic has its sentence', () => {
  const rules = new Set(
    [...data.records, ...data.analysis].flatMap((row) =>
      Object.values(contentOf(row).origins).map(({ rule }) => rule),
    ),
  )
  const statistics = new Set(cells.map(({ cell }) => cell.statistic))
  expect([...rules].sort()).toEqual(Object.keys(en.rules).sort())
  expect([...statistics].sort()).toEqual(Object.keys(en.statistics).sort())
})
