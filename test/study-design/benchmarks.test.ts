import { designNames } from '@marom/trial-designs'
import { type BenchmarkRow, callOf, kinds } from '@marom/trial-designs/benchmarks'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { designWords } from '#src/study-design/words.ts'
import { wordsOf } from '#src/words/words.ts'
import { ask, documentAt, htmlAt, origin } from '#test/support/built-pages.ts'
import { csvRows } from '#test/support/csv.ts'
import { isWhole } from '#test/support/extent.ts'
import { benchmarks as rows } from './made.ts'

const page = '/study-design/checks'
const copyIn = wordsOf('study-design/benchmarks')

const caseOf = ({ design, inputs, quantity }: BenchmarkRow) =>
  `${design} ${JSON.stringify(inputs)} ${design ? '' : quantity}`
const casesIn = (some: readonly BenchmarkRow[]) => new Set(some.map(caseOf)).size

const opened = new Map<string, Promise<Record<string, number>>>()

/** The numbers that a visitor gets who follows the link of a case. */
async function open(address: string): Promise<Record<string, number>> {
  const url = new URL(address, origin)
  const response = await ask(`${url.pathname}.json${url.search}`)
  expect(response.status, address).toBe(200)
  const { values } = (await response.json()) as { values: Record<string, number> }
  return values
}

function valuesAt(address: string): Promise<Record<string, number>> {
  const values = opened.get(address) ?? open(address)
  opened.set(address, values)
  return values
}

/** In `npm test` one case of each design is opened; of the others the link is compared. */
const opening = new Set([...Map.groupBy(rows, ({ design }) => design).values()].map(([row]) => row?.id))

/** Whether the link has the inputs of the row, and the linked case gives the printed number. */
async function expectCase(address: string, row: BenchmarkRow) {
  const { pathname, searchParams } = new URL(address, origin)
  searchParams.delete('lang')
  expect([pathname, Object.fromEntries(searchParams)], row.id).toEqual([
    `/study-design/${row.design}`,
    row.inputs,
  ])
  if (!isWhole && !opening.has(row.id)) return
  const value = (await valuesAt(address))[row.quantity]
  expect(value, `${address} ${row.quantity}`).toBeTypeOf('number')
  const difference = Math.abs((value ?? Number.NaN) - Number(row.printed))
  expect(difference, `${address} ${row.quantity}`).toBeLessThanOrEqual(row.tolerance * (1 + 1e-9))
}

const lists = new Map<string, ReturnType<typeof documentAt>>()

/** The page with the values of a design. */
function listOf(design: BenchmarkRow['design'], language: Language) {
  const address = inLanguage(`${page}?design=${design || 'functions'}`, language)
  const list = lists.get(address) ?? documentAt(address)
  lists.set(address, list)
  return list
}

describe.each(languages)('in %s', (language) => {
  test('every row has its address, and the link above it opens a case with the printed value', async () => {
    for (const row of rows) {
      const document = await listOf(row.design, language)
      const shown = document.getElementById(row.id)
      const cells = [...(shown?.querySelectorAll('td:not(.mark)') ?? [])].map(
        ({ textContent }) => textContent,
      )
      expect(cells[0], row.id).toBe(row.printed)
      expect(shown?.querySelector('th a')?.getAttribute('href')).toBe(`#${row.id}`)
      const link = shown?.closest('tbody')?.querySelector('th[scope="rowgroup"] a')
      if (row.design) await expectCase(link?.getAttribute('href') ?? '', row)
      else expect(link).toBeFalsy()
    }
  })

  test('a call is code, whole, and runs from left to right', async () => {
    for (const design of ['', ...designNames] as const) {
      const codes = [...(await listOf(design, language)).querySelectorAll('td code')]
      const calls = rows.filter((row) => row.design === design).map(callOf)
      const shown = new Set(codes.map(({ textContent }) => textContent))
      expect(shown, design).toEqual(new Set(calls.filter(Boolean)))
      if (language === 'he') for (const code of codes) expect(code.getAttribute('dir')).toBe('ltr')
    }
  })

  test('cases are counted once, values by kind', async () => {
    const document = await documentAt(inLanguage(page, language))
    const text = document.querySelector('main')?.textContent ?? ''
    expect(text).toContain(String(casesIn(rows)))
    for (const kind of kinds) {
      const some = rows.filter((row) => row.kind === kind)
      if (some.length === 0) continue
      const sentence = copyIn(language).kinds[kind].counted
      const counted = sentence.replace('{values}', `${some.length}`).replace('{cases}', `${casesIn(some)}`)
      expect(text).toContain(counted)
    }
  })

  test('a row that allows more than its digits says why', async () => {
    const said = { en: 'rounded up', he: 'עיגול כלפי מעלה' }
    for (const address of [`${page}?kind=manual`, `${page}.json`, `${page}.csv`])
      expect(await htmlAt(inLanguage(address, language)), address).toContain(said[language])
  })

  test.each([
    ['design=rare-events', (row: BenchmarkRow) => row.design === 'rare-events'],
    ['kind=manual', (row: BenchmarkRow) => row.kind === 'manual'],
    [
      'design=two-means&kind=program',
      (row: BenchmarkRow) => row.design === 'two-means' && row.kind === 'program',
    ],
    ['design=functions&kind=paper', () => false],
    ['design=&kind=', () => false],
    ['design=nothing&kind=nothing', () => false],
  ])('%s: these rows only, not listed', async (query, isShown) => {
    const address = inLanguage(page, language)
    const document = await documentAt(`${address}${address.includes('?') ? '&' : '?'}${query}`)
    const shown = [...document.querySelectorAll('tbody tr[id]')].map(({ id }) => id)
    expect(shown.sort()).toEqual(
      rows
        .filter(isShown)
        .map(({ id }) => id)
        .sort(),
    )
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })
})

test('a quoted call closes each parenthesis that it opens', () => {
  const quoted = rows.filter(({ kind }) => kind === 'program').map(({ source }) => source)
  expect(quoted.length).toBeGreaterThan(100)
  const countOf = (text: string, sign: string) => text.split(sign).length
  expect(quoted.filter((text) => countOf(text, '(') !== countOf(text, ')'))).toEqual([])
})

test('the filters that the page links to are cached, others not', async () => {
  const kept = async (query: string) => (await ask(`${page}?${query}`)).headers.get('Cache-Control')
  expect(await kept('kind=manual')).toContain('public')
  expect(await kept('design=two-means&kind=manual')).toContain('public')
  expect(await kept('design=nothing')).toBe('no-store')
})

test('as JSON: every row opens its case', async () => {
  const answer = (await (await ask(`${page}.json`)).json()) as {
    commit: { hash: string; date: string } | null
    checks: (BenchmarkRow & { address: string; case: string })[]
  }
  expect(answer.checks.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  for (const check of answer.checks) {
    expect(check.address).toBe(`${origin}${page}?design=${check.design || 'functions'}#${check.id}`)
    if (check.design) await expectCase(check.case, check)
  }
  if (answer.commit)
    expect(`${answer.commit.hash} ${answer.commit.date}`).toMatch(/^[0-9a-f]{40} \d{4}-\d\d-\d\d$/)
  const main = (await documentAt(page)).querySelector('main')?.textContent
  expect(main, 'a visitor needs no commit').not.toContain(answer.commit?.hash.slice(0, 7) ?? 'commit')
})

test('as CSV: every row opens its case, by its link and by its inputs', async () => {
  const response = await ask(`${page}.csv`)
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  const [columns = [], ...records] = csvRows(await response.text())
  expect(records.length).toBe(rows.length)
  for (const record of records) {
    const line = Object.fromEntries(columns.map((column, index) => [column, record[index] ?? '']))
    const row = rows.find(({ id }) => id === line.id)
    expect(row, line.id).toBeDefined()
    if (!row?.design) continue
    expect(line).toMatchObject({ quantity: row.quantity, printed: row.printed })
    expect(Number(line.tolerance), row.id).toBe(row.tolerance)
    await expectCase(line.case ?? '', row)
    await expectCase(`/study-design/${row.design}?${line.inputs}`, row)
  }
})

test('the picture has a dot for each case', async () => {
  const document = await documentAt(page)
  const plot = document.querySelector('main svg.plot')
  const strips = [...(plot?.querySelectorAll('path[stroke-linecap="round"]') ?? [])]
  const dots = strips.map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0)
  expect(dots.reduce((sum, count) => sum + count, 0)).toBe(casesIn(rows))
  const names = designNames.map((name) => designWords(name, 'en').heading)
  for (const name of names) expect(plot?.textContent).toContain(name)
})
