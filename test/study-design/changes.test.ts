import {
  designNames,
  designs,
  type Grid,
  gridChoice,
  quantityText,
  type SensitivityTable,
} from '@marom/trial-designs'
import { describe, expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { frameWords } from '#src/study-design/words.ts'
import { ask, documentAt, origin } from '#test/support/built-pages.ts'
import { csvRows } from '#test/support/csv.ts'
import { isWhole } from '#test/support/extent.ts'
import { select } from '#test/support/html.ts'

/** The first two assumptions of the example. */
const gridQueries = designNames.flatMap((name) => {
  const answer = designs[name].answer({})
  const choice = answer.isResult ? gridChoice(answer.changes) : null
  return choice ? [{ name, query: `?rows=${choice.rows}&columns=${choice.columns}&step=20` }] : []
})

/** In `npm test` each in one language, in turn. */
const everyGrid = gridQueries.flatMap((grid, place) =>
  languages
    .filter((_, turn) => isWhole || turn === place % languages.length)
    .map((language) => ({ ...grid, language })),
)

interface ChangesJson {
  sensitivity: SensitivityTable
  grid?: Grid
}

const jsonAt = async (address: string): Promise<ChangesJson> => JSON.parse(await (await ask(address)).text())

test('every design has a grid, but for one whose example has one assumption', () => {
  const having = gridQueries.map(({ name }) => name)
  const without = designNames.filter((name) => !having.includes(name))
  expect(without.toSorted()).toEqual(['rare-events'])
})

describe.each(everyGrid)('$name$query in $language', ({ name, query, language }) => {
  const address = (ending = '') => inLanguage(`/study-design/${name}${ending}${query}`, language)

  test('the page, the JSON and the CSV have the same numbers, and no cache keeps them', async () => {
    const { grid } = await jsonAt(address('.json'))
    if (!grid) throw new Error('no grid')
    const cells = grid.cells.flat()
    expect(cells.length).toBeGreaterThanOrEqual(9)
    expect(cells.length).toBeLessThanOrEqual(25)

    const shown = (quantity: string, value: number | null) =>
      value === null
        ? frameWords(language).sensitivity.none
        : quantityText(value, designs[name].quantities[quantity] ?? { as: 'decimal' })
    const document = await documentAt(address())
    const painted = select(document, '#grid td').map(({ textContent }) => textContent)
    expect(painted).toEqual(
      cells.map(({ value, left }) => shown(grid.headline, value) + (grid.left ? shown(grid.left, left) : '')),
    )

    const response = await ask(address('.csv'))
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const [head = [], ...lines] = csvRows(await response.text())
    const at = head.indexOf(grid.headline)
    expect(lines.map((line) => line[at])).toEqual(cells.map(({ value }) => String(value ?? '')))
    if (grid.left)
      expect(lines.map((line) => line.at(-1))).toEqual(cells.map(({ left }) => String(left ?? '')))
    expect(lines.every(({ length }) => length === head.length)).toBe(true)
  })

  test('the planned cell is bold, each other one leads to its design', async () => {
    const document = await documentAt(address())
    expect(select(document, '#grid td strong').length).toBe(1)
    const answer = designs[name].answer({})
    const headline = answer.isResult ? answer.values[answer.headline] : undefined
    expect(select(document, '#grid td strong')[0]?.textContent).toBe(
      quantityText(
        headline ?? Number.NaN,
        designs[name].quantities[answer.isResult ? answer.headline : ''] ?? { as: 'count' },
      ),
    )
    const link = select(document, '#grid td a')[0]
    const there = await documentAt(link?.getAttribute('href') ?? '')
    expect(select(there, '[data-headline] dd')[0]?.textContent).toBe(link?.textContent)
  })

  test('the forms and the links of this state keep the grid; the fields do not name it', async () => {
    const document = await documentAt(address())
    const hidden = (name: string) => select(document, `#design input[type="hidden"][name="${name}"]`)[0]
    for (const [key, value] of new URLSearchParams(query.slice(1)))
      expect(hidden(key)?.getAttribute('value')).toBe(value)
    for (const selector of ['#design-link', 'a[data-language]', '#grid a[href*=".csv"]'])
      expect(select(document, selector)[0]?.getAttribute('href'), selector).toContain('step=20')
    expect(select(document, '#grid a').at(-1)?.getAttribute('href')).not.toContain('rows=')
  })
})

describe.each(designNames)('%s', (name) => {
  test('its example: no grid is computed; the CSV is the table of changed assumptions', async () => {
    const { grid, sensitivity } = await jsonAt(`/study-design/${name}.json`)
    expect(grid).toBeUndefined()
    expect(select(await documentAt(`/study-design/${name}`), '#grid table')).toEqual([])
    const [, planned, ...lines] = csvRows(await (await ask(`/study-design/${name}.csv`)).text())
    expect(planned).toContain(String(sensitivity.planned.value))
    expect(lines.length).toBe(2 * sensitivity.rows.length)
    for (const [line = ''] of lines) expect(line).toMatch(`${origin}/study-design/${name}?`)
  })
})

test.each(languages)('in %s: twice the same assumption: a sentence, 422 as CSV', async (language) => {
  const query = '?rows=sd&columns=sd'
  const said = frameWords(language).grid.same
  const document = await documentAt(inLanguage(`/study-design/two-means${query}`, language))
  expect(select(document, '#grid')[0]?.textContent).toContain(said)
  const response = await ask(inLanguage(`/study-design/two-means.csv${query}`, language))
  expect(response.status).toBe(422)
  expect(await response.text()).toBe(said)
})

test('as CSV without a result: 422 and what is wrong', async () => {
  const response = await ask('/study-design/two-means.csv?sd=-1')
  expect(response.status).toBe(422)
  expect(await response.text()).toBe('Please enter at least 0.000001.')
})
