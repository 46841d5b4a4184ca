import { describe, expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { hrefWith } from '#content/routes.ts'
import { en } from '#content/sample-study/variables/en.ts'
import { he } from '#content/sample-study/variables/he.ts'
import { ask } from '#test/support/built-pages.ts'
import { attributesOf, documentOf, only, select, textOf, textsOf } from '#test/support/html.ts'
import { study } from './built.ts'

const pageOf = async (query: Record<string, string>, language: (typeof languages)[number] = 'en') => {
  const response = await ask(hrefWith('sample-study/trace', language, query))
  expect(response.status).toBe(200)
  return only(documentOf(await response.text()), 'main')
}

const heading = (main: Element) => textOf(only(main, 'h1'))
const stationsOf = (main: Element) => select(main, 'ol:has(> [aria-current="step"]) > li')
const isLit = (station: Element) => station.hasAttribute('data-on')
const hazardRatio = 't-14-2-1.hazardRatio'
const survival = '101-001.ADTTE.1.AVAL'

describe('the heading of a step', () => {
  test.each([
    ['a number', 'en', hazardRatio, 'Hazard ratio, MCR-117 to placebo (95% CI): 0.53 (0.35–0.81)'],
    ['a number of an arm', 'en', 't-14-2-1.events-control', 'Deaths, n (%), Placebo: 54 (66.7%)'],
    ['a number below a title', 'en', 't-14-1-1.age-median-total', 'Age, years, Median, Total: 63.0'],
    ['a time', 'en', survival, 'Survival time of participant 101-001: 25.8 months'],
    ['a time, in Hebrew', 'he', survival, 'זמן הישרדות, משתתף 101-001: 25.8 חודשים'],
    ['an empty value', 'en', '101-001.DM.1.DTHDTC', 'Date of death of participant 101-001: empty'],
    [
      'a result of a laboratory',
      'en',
      '101-001.LB.1.LBSTRESN',
      /^Result in the standard unit \(ALT\) of participant 101-001: \d+$/,
    ],
    ['a field', 'en', '101-001.form-dm.1.AGE', /^Age at consent, in years: \d\d$/],
  ] as const)('%s, in words with its value: %s %s', async (_what, language, at, expected) => {
    const main = await pageOf({ at }, language)
    expect(heading(main)).toMatch(expected)
    expect(textOf(only(main, 'h1 + p'))).toContain(at.startsWith('t-') ? at : at.split('.').at(-1))
  })

  test('every dataset and every variable of a participant has its words', () => {
    const datasets = study.datasets.filter(({ name }) => !['TA', 'TE', 'TI', 'TS', 'TV'].includes(name))
    const names = datasets.flatMap(({ variables }) => variables.map(({ name }) => name))
    for (const words of [en, he]) {
      expect(Object.keys(words.datasets).sort()).toEqual(datasets.map(({ name }) => name).sort())
      const { names: known } = words
      expect(names.filter((name) => !(name in known) && !(`--${name.slice(2)}` in known))).toEqual([])
    }
  })

  test.each([
    ['en', 'Time to event', 'Participants'],
    ['he', 'זמן עד אירוע', 'משתתפים'],
  ] as const)('a dataset is in words wherever its code is: %s', async (language, time, people) => {
    const value = await pageOf({ at: survival, via: hazardRatio }, language)
    expect(textOf(only(value, 'h1 + p'))).toContain(`${time}, ADTTE.AVAL`)
    expect(textOf(only(value, 'nav [aria-current="step"]'))).toContain(`${time}, 101-001`)
    expect(textsOf(value, '#chain-title + ol > li > p:nth-child(2)').join()).toContain(`${people}: `)
    const number = await pageOf({ at: hazardRatio }, language)
    expect(textOf(only(number, '.text-lead'))).toContain(`${time} (ADTTE)`)
  })
})

describe('the way of a trace', () => {
  test.each([
    [
      'a number that the report prints: after the report',
      hazardRatio,
      '',
      '2 of 5',
      [true, true, false, false, false],
    ],
    [
      'a number that it does not print',
      't-14-1-1.age-median-total',
      '',
      '1 of 4',
      [false, true, false, false, false],
    ],
    ['a time, without a way', survival, '', '1 of 3', [false, false, true, false, false]],
    ['a time, by the hazard ratio', survival, hazardRatio, '3 of 5', [true, true, true, false, false]],
    [
      'a field, straight from a time',
      '101-001.form-ds.1.EOSREAS',
      `${hazardRatio}~${survival}`,
      '4 of 4',
      [true, true, true, false, true],
    ],
    [
      'from a field forward to its record',
      '101-001.DM.1.AGE',
      '101-001.form-dm.1.AGE',
      '1 of 2',
      [false, false, false, true, true],
    ],
    [
      'a value that comes from no field',
      '101-001.DM.1.DOMAIN',
      '',
      undefined,
      [false, false, false, true, false],
    ],
  ] as const)('%s', async (_what, at, via, place, lit) => {
    const stations = stationsOf(await pageOf({ at, via }))
    expect(stations.map(isLit)).toEqual(lit)
    const [here, ...others] = stations.filter((station) => station.hasAttribute('aria-current'))
    expect(others).toEqual([])
    expect(here && /\d of \d/.exec(textOf(here))?.[0]).toBe(place)
    expect(here && select(here, 'a')).toEqual([])
  })

  test('each station that was visited says what was there, and leads back to it', async () => {
    const main = await pageOf({ at: '101-001.SS.9.SSDTC', via: `${hazardRatio}~${survival}` })
    const [report, table, adam, sdtm, form] = stationsOf(main)
    expect(textOf(report as Element)).toContain('0.53')
    expect(textOf(table as Element)).toContain('Table 14.2.1: 0.53 (0.35–0.81)')
    expect(textOf(adam as Element)).toContain('ADTTE.AVAL = 25.82')
    expect(textOf(sdtm as Element)).toContain('SS.SSDTC = 2024-03-21')
    expect(textOf(form as Element)).toBe('Form')
    const [inReport = '', cell, time] = stationsOf(main).flatMap((one) => attributesOf(one, 'href', 'a'))
    const [page = '', id = ''] = inReport.split('#')
    const number = documentOf(await (await ask(page)).text()).getElementById(id)
    expect(number && textOf(number)).toBe('0.53')
    expect(cell).toBe(hrefWith('sample-study/trace', 'en', { at: hazardRatio }))
    expect(time).toBe(hrefWith('sample-study/trace', 'en', { at: survival, via: hazardRatio }))
  })

  test.each(languages)('the report in %s has each id once', async (language) => {
    const address = hrefWith('sample-study/report', language, {})
    const ids = attributesOf(documentOf(await (await ask(address)).text()), 'id', '.prose a[id]')
    expect(ids.length).toBeGreaterThan(50)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the rows of a number', () => {
  const times = (main: Element) =>
    textsOf(main, '[aria-labelledby="rows-title"] td:nth-child(3)').map((text) => Number.parseFloat(text))

  test('times ascend, folded; a press on the head reverses them, and shows them', async () => {
    const main = await pageOf({ at: hazardRatio })
    expect(times(main)).toHaveLength(160)
    expect(times(main)).toEqual(times(main).toSorted((one, other) => one - other))
    expect(only(main, 'details:has(table)').hasAttribute('open')).toBe(false)
    const [sorted] = select(main, 'th[aria-sort="ascending"] a')
    const [address = ''] = (sorted?.getAttribute('href') ?? '').split('#')
    expect(address).toContain('sort=-AVAL')
    const turned = only(documentOf(await (await ask(address)).text()), 'main')
    expect(times(turned)).toEqual(times(main).toReversed())
    expect(select(turned, 'th[aria-sort="descending"]')).toHaveLength(1)
    expect(only(turned, 'details:has(table)').hasAttribute('open')).toBe(true)
  })

  test('arms, and events, are in words', async () => {
    const main = await pageOf({ at: hazardRatio })
    const column = (place: number) =>
      new Set(textsOf(main, `[aria-labelledby="rows-title"] td:nth-child(${place})`))
    expect(column(2)).toEqual(new Set(['MCR-117', 'Placebo']))
    expect(column(4)).toEqual(new Set(['event', 'censored']))
    const [row] = select(main, '[aria-labelledby="rows-title"] tr:has(a[href*="101-001."])')
    expect(row && textsOf(row, 'th, td')).toEqual(['101-001', 'MCR-117', '25.82', 'censored'])
  })

  test('few rows are not folded; of many without a picture, some are in sight', async () => {
    const few = await pageOf({ at: 't-14-2-2-1.leftEarly-control' })
    expect(select(few, 'table')[0]?.closest('details')).toBeNull()
    const many = await pageOf({ at: 't-14-1-1.n-total' })
    expect(select(many, 'table').map((table) => select(table, 'tbody tr').length)).toEqual([5, 160])
  })

  test('a mean: a dot for each value', async () => {
    const figure = only(await pageOf({ at: 't-14-1-1.age-meanSd-treatment' }), 'figure svg')
    expect(textOf(only(figure, 'desc'))).toMatch(/^79 values from 42 to 84,/)
    expect(select(figure, 'path')[0]?.getAttribute('d')?.match(/M/g)).toHaveLength(79)
  })

  test('a share: its bars count the participants of each arm', async () => {
    const bars = only(await pageOf({ at: 't-14-1-2.died-total' }), 'figure svg').getAttribute('aria-label')
    expect(bars).toBe('MCR-117: 35 of 79; Placebo: 54 of 81')
    const events = await pageOf({ at: 't-14-3-1.serious-control' })
    const cell = study.outputs['t-14-3-1']?.lines.flatMap(({ cells }) => cells)
    const count = cell?.find((one) => one?.id === 'serious-control')?.parts[0]
    expect(only(events, 'figure svg').getAttribute('aria-label')).toBe(`Placebo: ${count} of 79`)
  })

  test.each([
    ['an unknown column', { at: hazardRatio, sort: 'NOTHING' }],
    ['a column of other rows', { at: hazardRatio, sort: 'AESER' }],
    ['two minuses', { at: hazardRatio, sort: '--AVAL' }],
    ['nothing but a minus', { at: hazardRatio, sort: '-' }],
    ['rows of a value', { at: survival, sort: 'AVAL' }],
  ])('in the order of %s: 404', async (_what, query) => {
    expect((await ask(hrefWith('sample-study/trace', 'en', query))).status).toBe(404)
  })
})

describe('the curve behind a number', () => {
  test.each(languages)('in %s: each row is a named mark that leads to its time', async (language) => {
    const main = await pageOf({ at: hazardRatio }, language)
    const links = select(main, 'svg a')
    const rows = attributesOf(main, 'href', '[aria-labelledby="rows-title"] td:nth-child(3) a')
    expect(links.map((link) => link.getAttribute('href')).toSorted()).toEqual(rows.toSorted())
    const names = links.map((link) => textOf(only(link, 'title')).replace(/[\u200f\u202a-\u202c]/g, ''))
    const ofEvents = names.filter((name) => /event|אירוע/.test(name))
    expect(ofEvents).toHaveLength(89)
    expect(names.find((name) => name.startsWith('101-001'))).toMatch(
      language === 'en' ? '101-001: censored at 25.8 months' : '101-001: צנזורה לאחר 25.8 חודשים',
    )
  })

  test('on the page of a time, one participant is lit, and there is no link', async () => {
    const main = await pageOf({ at: survival, via: hazardRatio })
    const figure = only(main, 'figure svg')
    expect(select(figure, 'a')).toEqual([])
    expect(select(figure, 'circle')).toHaveLength(1)
    expect(textsOf(figure, 'text')).toContain('101-001')
  })
})
