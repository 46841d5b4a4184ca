import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { installByApt } from '#test/support/apt.ts'
import { csvRows } from '#test/support/csv.ts'
import { isWhole } from '#test/support/extent.ts'
import { datasetFile, datasets, folder, textOf } from './files.ts'

const fileOf = (name: string) => new URL(`${name}.xpt`, folder)

test.each(datasets)('%s.xpt: whole records, and its name where the format has it', (name) => {
  const bytes = readFileSync(fileOf(name))
  const record = (number: number) => bytes.toString('latin1', 80 * number, 80 * number + 80)
  expect(bytes.length % 80).toBe(0)
  expect(record(5).slice(8, 16).trimEnd()).toBe(name.toUpperCase())
  expect(record(7).slice(54, 58)).toBe(String(datasetFile(name).columns.length).padStart(4, '0'))
})

interface Read {
  label: string | undefined
  version: string | undefined
  names: string[]
  labels: string[]
  classes: string[]
  rows: string[][]
}

function readByHaven(names: readonly string[]): Read[] {
  const script = new URL('read-xpt.R', import.meta.url).pathname
  const files = names.map((name) => fileOf(name).pathname)
  const { stdout, stderr, status } = spawnSync('Rscript', [script, ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) throw new Error(`Rscript ended with ${status}: ${stderr}`)
  const lines = stdout.split('\n').map((line) => line.split('\t'))
  return names.map(() => {
    const [[count, label, version] = [], names = [], labels = [], classes = []] = lines.splice(0, 4)
    return { label, version, names, labels, classes, rows: lines.splice(0, Number(count)) }
  })
}

const isInstalled = () => spawnSync('Rscript', ['-e', 'library(haven)']).status === 0

// `npm run test:all`. Without haven the tests fail and say what to install.
describe.runIf(isWhole)('read back by haven, a package of R', () => {
  const found = new Map<string, Read>()

  beforeAll(() => {
    if (!isInstalled()) installByApt(['r-cran-haven'])
    expect(isInstalled(), 'Install R with haven (in Debian r-cran-haven)').toBe(true)
    readByHaven(datasets).forEach((read, index) => {
      found.set(datasets[index] ?? '', read)
    })
    const cells = [...found.values()].map(({ names, rows }) => names.length * rows.length)
    const version = found.get('dm')?.version
    console.info(`haven ${version}: ${cells.reduce((sum, count) => sum + count, 0)} cells`)
  }, 600_000)

  test.each(datasets)('%s.xpt: every cell of the CSV, every label, and the type of each column', (name) => {
    const read = found.get(name)
    const { label, columns } = datasetFile(name)
    const [header, ...rows] = csvRows(textOf(`${name}.csv`))
    expect(read?.label).toBe(label)
    expect(read?.names).toEqual(header)
    expect(read?.labels).toEqual(columns.map((column) => column.label))
    expect(read?.classes).toEqual(
      columns.map(({ dataType }) =>
        dataType === 'string' ? 'character' : dataType === 'date' ? 'Date' : 'numeric',
      ),
    )
    const shown = read?.rows.map((cells) =>
      cells.map((cell, index) =>
        cell !== '' && read.classes[index] === 'numeric' ? String(Number(cell)) : cell,
      ),
    )
    expect(shown).toEqual(rows)
  })
})
