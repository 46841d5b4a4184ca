import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { readEditions } from '#src/build/editions.ts'
import { countOf } from '#src/packages/sample-trial/files/conformance/database.ts'
import { engineRun } from '#src/packages/sample-trial/files/conformance/engine.ts'
import { explained } from '#src/packages/sample-trial/files/conformance/explained.ts'
import { metadataIn } from '#src/packages/sample-trial/files/conformance/read-files.ts'
import type { ConformanceResults } from '#src/packages/sample-trial/files/conformance/results.ts'
import { rules } from '#src/packages/sample-trial/files/conformance/rules.ts'
import { standards } from '#src/packages/sample-trial/standards.ts'
import { csvRows } from '#test/support/csv.ts'
import { datasetFile, datasets, folder, textOf } from './files.ts'
import { codeLists, required } from './guides.ts'
import { loadStudy } from './programs.ts'

const database = loadStudy()

test.each(Object.entries(required))('%s holds the variables that its guide requires', (name, names) => {
  expect(datasetFile(name).columns.map((column) => column.name)).toEqual(
    expect.arrayContaining(names.split(' ')),
  )
})

test.each(Object.entries(codeLists))('%s holds terms of its code list only', (variable, terms) => {
  const [name, column] = variable.split('.')
  const found = database
    .prepare(`select distinct cast(${column} as text) term from ${name} where ${column} is not null`)
    .all()
  expect(terms).toEqual(expect.arrayContaining(found.map(({ term }) => term)))
})

const conformance: ConformanceResults = JSON.parse(textOf('conformance.json'))
const results = conformance.groups.flatMap((group) => group.rules)

// The build ran the queries over the Dataset-JSON; this database is that of the CSV files.
test('our own rules find nothing, and their page says so', () => {
  for (const { id, query, says } of Object.values(rules).flat()) {
    expect.soft(countOf(database, query), `${id}: ${says}`).toBe(0)
    expect.soft(results.find((one) => one.id === id)?.found, id).toBe(0)
  }
})

test('an explanation covers all that it explains', () => {
  for (const [id, { rest }] of Object.entries(explained))
    if (rest) expect.soft(countOf(database, rest), id).toBe(0)
})

test('each rule has its own id and sentence in every language', () => {
  const all = [...conformance.findings, ...results].map(({ id }) => id)
  expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([])
  for (const { id, says } of [...conformance.findings, ...results])
    for (const language of languages) expect(says[language], id).toMatch(/\.$/)
})

test('what the engine found is explained, and no explanation is without a finding', () => {
  const found = Object.entries(engineRun.found).filter(([, records]) => records !== 0)
  expect(Object.keys(explained).sort()).toEqual(found.map(([id]) => id).sort())
  expect(conformance.findings.map((one) => [one.id, one.found])).toEqual(found)
})

describe('the run of the engine', () => {
  const sums = new Map(
    textOf('SHA256SUMS')
      .trimEnd()
      .split('\n')
      .map((line): [string, string] => [line.slice(66), line.slice(0, 64)]),
  )
  const { engine } = conformance

  test('is that which was noted, over files with the checksum that is printed', () => {
    const lines = Object.entries(engineRun.files).map(([name, sum]) => `${sum}  ${name}\n`)
    const { version, day, dataVersion, terminology, found } = engineRun
    expect(engine).toMatchObject({
      version,
      day,
      dataVersion,
      terminology,
      rules: found,
      files: lines.length,
    })
    expect(engine.ran).toBe(Object.keys(found).length)
    expect(engine.ran - engine.clean).toBe(conformance.findings.length)
    expect(conformance.findings.filter((one) => one.found === null)).toHaveLength(engine.stopped)
    expect(engine.checksum).toBe(createHash('sha256').update(lines.join('')).digest('hex'))
  })

  test('read every file of SDTM, and names those that have changed since', () => {
    const mine = [
      ...datasets.filter((name) => !name.startsWith('ad')).map((name) => `${name}.json`),
      'define-sdtm.xml',
    ]
    const read = Object.keys(engineRun.files)
    const changed = [...new Set([...mine, ...read])].filter(
      (name) => sums.get(name) !== engineRun.files[name],
    )
    expect(engine.changed).toEqual(changed.sort())
  })

  test('read the same data and metadata: only programs that the Define-XML quotes may have changed', () => {
    const sameMetadata = metadataIn(folder.pathname) === engineRun.metadata
    expect(engine.onlyPrograms).toBe(engine.changed.join() === 'define-sdtm.xml' && sameMetadata)
    expect(engine.changed.length === 0 || engine.onlyPrograms).toBe(true)
  })
})

test('the CSV has a line for each finding and for each of our rules', () => {
  const [header, ...lines] = csvRows(textOf('conformance.csv'))
  const listed = [...conformance.findings, ...results]
  expect(header).toEqual(['id', 'also', 'group', 'says', 'found', 'explanation', 'query'])
  expect(lines.map(([id, , , , found]) => [id, found])).toEqual(
    listed.map(({ id, found }) => [id, String(found ?? 'error')]),
  )
})

test('the standards of the data are in the table of editions', () => {
  const { sdtm, sdtmGuide, adamGuide, terminology } = standards
  expect([...readEditions().keys()]).toEqual(
    expect.arrayContaining([
      ...[`SDTM ${sdtm}`, `SDTMIG ${sdtmGuide}`, `ADaMIG ${adamGuide}`],
      `CDISC Controlled Terminology ${terminology}`,
    ]),
  )
})
