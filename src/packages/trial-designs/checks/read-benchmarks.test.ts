import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { versions } from '../frame/programs.ts'
import { functions } from './functions.ts'
import { readBenchmarks } from './read-benchmarks.ts'
import { readSources } from './read-sources.ts'

const textOf = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

/** The tables as they are, but for one of them. */
const withText = (changed: string, text: string) =>
  readBenchmarks((file) => (file === changed ? text : textOf(file)))

const { designBenchmarks, functionBenchmarks } = readBenchmarks(textOf)
const benchmarks = [...designBenchmarks.flatMap((one) => one.benchmarks), ...functionBenchmarks]

test('each source and each function is used', () => {
  const used = new Set(benchmarks.map(({ source }) => source.by))
  const [, ...lines] = textOf('designs/sources.csv').trimEnd().split('\n')
  expect(lines.map((line) => line.split(',')[0]).filter((name = '') => !used.has(name))).toEqual([])
  expect([...functions.keys()].sort()).toEqual(
    [...new Set(functionBenchmarks.map(({ expression }) => expression))].sort(),
  )
})

test('a program was run in the version that the R code of a design names', () => {
  const programs = new Set(benchmarks.map(({ source }) => source.program))
  const names = [...programs].map((program = '') => program.split(' ')[0])
  for (const [name, version] of Object.entries(versions))
    if (names.includes(name)) expect(programs).toContain(`${name} ${version}`)
})

const function1 = 'Q(10, 2.5, 5, 0, 2)'

const head = 'inputs,quantity,printed,tolerance,note,source,place'

describe('the kind of a source follows from what its line says', () => {
  const kindIn = (line: string, place = '') => {
    const sources = readSources(`source,identifier,copy,text\n${line}\n`, 'sources.csv')
    return sources.get('S')?.sourceAt(place)
  }

  test.each([
    ['S,doi:10.1000/1,,"A, {place}"', 'paper', 'A, Table 1, doi:10.1000/1'],
    ['S,isbn:978-3-16-148410-0,,"A, {place}"', 'paper', 'A, Table 1, isbn:978-3-16-148410-0'],
    [
      'S,doi:10.1000/1,"a/b, c.R at 1234567","A, {place}"',
      'transcription',
      /, as transcribed in a\/b, c\.R at/,
    ],
    ['S,url:example.org/a.html,,"A, {place}"', 'page', 'A, Table 1, example.org/a.html'],
    ['S,,,"Journal of Papers 1999;1:1-9, {place}"', 'manual', 'Journal of Papers 1999;1:1-9, Table 1'],
    ['S,,,"S, {place}"', 'manual', 'S, Table 1'],
    ['S,,,"S 1.0, {place}"', 'program', 'S 1.0, Table 1'],
  ])('%s: %s', (line, kind, text) => {
    const said = { kind, text: typeof text === 'string' ? text : expect.stringMatching(text) }
    expect(kindIn(line, 'Table 1')).toMatchObject(said)
  })

  test('a value of a publication without a table, page or section: refused', () => {
    const read = (place: string) =>
      readBenchmarks((file) => {
        if (file === 'designs/sources.csv') return `${textOf(file)}S,doi:10.1000/1,,"A, {place}"\n`
        return file === 'checks/benchmarks.csv'
          ? `${textOf(file)},"${function1}",1,,,S,${place}\n`
          : textOf(file)
      })
    expect(() => read('Table 2')).not.toThrow()
    expect(() => read('abstract')).toThrow('place: "abstract" names no table, page or section')
  })
})

describe('a line of benchmark values', () => {
  const file = 'designs/two-means/benchmarks.csv'
  const read = (...lines: string[]) => withText(file, [head, ...lines, ''].join('\n')).designBenchmarks[0]
  const good = 'difference=0.5&sd=1,exact,63.76576,,,R,"stats::power.t.test(delta = 0.5, power = 0.8)$n"'

  test('has inputs, quantity, what is printed, and its source', () => {
    const source = { kind: 'manual', by: 'TrialSize-help', text: 'TrialSize 1.4.1, help page of f' }
    const call = 'stats::power.t.test(delta = 0.5, power = 0.8)$n'
    expect(read(good, ',normal,63,0.5,roundedUp,TrialSize-help,f')?.benchmarks).toEqual([
      {
        at: `${file}:2`,
        ...{ inputs: { difference: '0.5', sd: '1' }, quantity: 'exact', printed: '63.76576' },
        source: { kind: 'program', by: 'R', text: `R 4.2.2, ${call}`, program: 'R 4.2.2' },
      },
      {
        at: `${file}:3`,
        ...{ inputs: {}, quantity: 'normal', printed: '63', tolerance: 0.5, note: 'roundedUp', source },
      },
    ])
  })

  test.each([
    ['an unknown field', 'delta=0.5,exact,64,,,R,f()', 'inputs: two-means has no field "delta".'],
    ['inputs that are no address', 'sd,exact,64,,,R,f()', 'inputs: write them as difference=0.5&sd=1.'],
    ['the same field twice', 'sd=1&sd=2,exact,64,,,R,f()', 'inputs: write them as difference=0.5&sd=1.'],
    ['a number that is none', 'sd=1,exact,64 each,,,R,f()', 'printed: "64 each" is no number.'],
    ['no number', 'sd=1,exact,,,,R,f()', 'printed: "" is no number.'],
    ['a tolerance that is none', 'sd=1,exact,64,0,,R,f()', 'tolerance: "0" is no number above 0.'],
    ['an unknown note', 'sd=1,exact,64,,rounded,R,f()', 'note: "rounded" is none of roundedUp, '],
    ['an unknown source', 'sd=1,exact,64,,,S,f()', 'source: designs/sources.csv has no "S".'],
    ['a missing place', 'sd=1,exact,64,,,R,', 'place: the cell is empty.'],
    [
      'a place for a whole text',
      'sd=1,exact,64,,,Simon,p. 1',
      'place: the text of designs/sources.csv:2 has no {place}.',
    ],
    ['a missing cell', 'sd=1,exact,64,,R,f()', '6 cells instead of 7.'],
    ['the same row twice', good, `"difference=0.5&sd=1 exact R" is at ${file}:2 too.`],
  ])('%s: file, line and what is wrong', (_, line, message) => {
    expect(() => read(good, line)).toThrow(`${file}:3: ${message}`)
  })

  test('all faults of a file at once', () => {
    expect(() => read('delta=1,exact,x,,,R,f()', 'sd=1')).toThrow(
      /:2: inputs.*\n.*:2: printed.*\n.*:3: 1 cells/,
    )
  })
})

test.each([
  [
    'a function that nobody computes',
    ',Q(1),1,,,R,f()',
    'quantity: no function of checks/functions.ts computes "Q(1)".',
  ],
  ['inputs', 'sd=1,"Q(10, 2.5, 5, 0, 2)",1,,,R,f()', 'inputs: a function has none.'],
])('%s in the values of functions: file, line and what is wrong', (_, line, message) => {
  expect(() => withText('checks/benchmarks.csv', `${head}\n${line}\n`)).toThrow(
    `checks/benchmarks.csv:2: ${message}`,
  )
})

test.each([
  ['an identifier of no kind', 'S,article:1,,"A, {place}"', 'identifier: write doi:10.1000/1, isbn:'],
  ['a DOI that is none', 'S,doi:1.2/3,,"A, {place}"', 'identifier: write doi:10.1000/1, isbn:'],
  ['a copy nobody can find', 'S,,a project,"A, {place}"', 'copy: write repository, file and commit.'],
  ['a publication without a place', 'S,doi:10.1000/1,,A', 'text: say with {place} where a publication '],
  ['a name that no address may have', 'S 4,,,"A, {place}"', 'source: write letters, digits and hyphens'],
  ['no text', 'S,,,', 'text: the cell is empty.'],
  ['the same source twice', 'R,,,"R 4.2.2, {place}"', '"R" is at designs/sources.csv:'],
])('%s in the sources: file, line and what is wrong', (_, line, message) => {
  const text = `${textOf('designs/sources.csv')}${line}\n`
  const last = text.trimEnd().split('\n').length
  expect(() => withText('designs/sources.csv', text)).toThrow(`designs/sources.csv:${last}: ${message}`)
})
