import { outputIds } from '@marom/sample-trial'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#content/locales.ts'
import { href, hrefWith, routes } from '#content/routes.ts'
import { ask } from '#test/support/built-pages.ts'
import { isWhole } from '#test/support/extent.ts'
import { attributesOf, documentOf, only, select, textOf, textsOf } from '#test/support/html.ts'
import { study } from './built.ts'

const paths = Object.values(routes).filter((path) => path.startsWith('/sample-study'))

async function documentAt(address: string): Promise<Document> {
  const response = await ask(address)
  expect(response.status, address).toBe(200)
  return documentOf(await response.text())
}

const main = (document: Document) => only(document, 'main')
const inLanguage = (path: string, language: Language) => (language === 'he' ? `${path}?lang=he` : path)

describe.each(languages)('the sample study in %s', (language) => {
  test.each(paths)(
    '%s: says that it is simulated, in that language, without an empty place',
    async (path) => {
      const document = await documentAt(inLanguage(path, language))
      const text = textOf(main(document))
      expect(text).toContain(
        language === 'he' ? 'הניסוי הזה מעולם לא נערך' : 'this trial was never conducted',
      )
      const code = textsOf(main(document), 'pre')
      const words = code.reduce((all, one) => all.replace(one, ''), text)
      expect(words).not.toMatch(/undefined|NaN|\{[\w.-]+[}:]/)
      expect(select(main(document), 'h1')).toHaveLength(1)
    },
  )

  test.each(outputIds)('%s: every cell stands in it and is a link to its step', async (show) => {
    const document = await documentAt(hrefWith('sample-study/outputs', language, { show }))
    const cells =
      study.outputs[show]?.lines.flatMap((line) => line.cells).filter((cell) => cell !== null) ?? []
    const links = select(main(document), 'td[id] > a')
    expect(links.map(textOf)).toEqual(cells.map(({ text }) => text))
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      cells.map(({ id }) => hrefWith('sample-study/trace', language, { at: `${show}.${id}`, via: '' })),
    )
  })

  test('the list of outputs names each of them once, below a section', async () => {
    const document = await documentAt(inLanguage('/sample-study/outputs', language))
    const lists = select(main(document), 'nav > ul > li > ul')
    expect(lists.length).toBeGreaterThan(5)
    const links = lists.flatMap((list) => attributesOf(list, 'href', 'a'))
    const address = (show: string) => `${hrefWith('sample-study/outputs', language, { show })}#output-title`
    expect(links.toSorted()).toEqual(outputIds.map(address).toSorted())
    for (const list of lists) expect(select(list, 'a').length).toBeGreaterThan(0)
  })

  test('the shells of the plan: rows and columns of each output, and no number of it', async () => {
    const document = await documentAt(inLanguage('/sample-study/analysis-plan', language))
    const own = languages.indexOf(language)
    for (const id of outputIds.filter((_id, place) => isWhole || place % languages.length === own)) {
      const shell = only(document, `[aria-labelledby="shell-${id}"]`)
      const shown = await documentAt(hrefWith('sample-study/outputs', language, { show: id }))
      const output = only(shown, '[aria-labelledby="output-title"]')
      expect(textsOf(shell, 'thead th'), id).toEqual(textsOf(output, 'thead th'))
      const fixed = study.outputs[id]?.lines.map(({ isTerm }) => !isTerm) ?? []
      const rows = textsOf(output, 'tbody th').filter((_text, index) => fixed[index])
      expect(textsOf(shell, 'tbody th').slice(0, rows.length), id).toEqual(rows)
      const cells = textsOf(shell, 'td').filter((text) => text !== '')
      expect(
        cells.filter((text) => /[\d<]|x-x/.test(text) || !/x|YYYY/.test(text)),
        id,
      ).toEqual([])
    }
  })

  test('the shell of a listing: its row is of an event only if a participant can have several', async () => {
    const document = await documentAt(inLanguage('/sample-study/analysis-plan', language))
    const listings = outputIds.filter((id) => id.startsWith('l-'))
    expect(listings.length).toBeGreaterThan(2)
    for (const id of listings) {
      const [row = ''] = textsOf(only(document, `[aria-labelledby="shell-${id}"]`), 'tbody th')
      const people = study.outputs[id]?.lines.map(({ label }) => label) ?? []
      const isOfEvents = new Set(people).size < people.length
      expect(row, id).toMatch(language === 'he' ? /^שורה לכל / : /^One row for each /)
      expect(/event|אירוע/.test(row), id).toBe(isOfEvents)
      expect(/participant|משתתף/.test(row), id).toBe(!isOfEvents)
    }
  })

  test('the report: its numbers are links to cells that exist, and nothing else is a number', async () => {
    const document = await documentAt(inLanguage('/sample-study/report', language))
    const links = select(main(document), '.prose a')
    expect(links.length).toBeGreaterThan(60)
    for (const link of links.slice(0, 14)) {
      const [address = '', id = ''] = (link.getAttribute('href') ?? '').split('#')
      const cell = documentOf(await (await ask(address)).text()).getElementById(id)
      expect(cell && textOf(cell), `${address}#${id}`).toContain(dayIn(textOf(link)))
    }
    const rest = links.reduce(
      (text, link) => text.replace(textOf(link), ''),
      textsOf(main(document), '.prose p').join().replaceAll('MCR-117', ''),
    )
    expect(rest).not.toMatch(/\d/)
  })

  test('five presses: from the hazard ratio of the report to a field of a form, the way so far on each', async () => {
    const press = async (document: Document, selector: string) => {
      const [link] = select(main(document), selector)
      const href = link?.getAttribute('href') ?? ''
      expect(href, selector).not.toBe('')
      return documentAt(href.replace(/#.*/, ''))
    }
    const report = await documentAt(inLanguage('/sample-study/report', language))
    const table = await press(report, '.prose a[href$="#hazardRatio"]')
    const number = await press(table, '#hazardRatio > a')
    const value = await press(number, 'td > a[href*=".AVAL"]')
    const record = await press(value, '[data-sources] a[href*=".DTHDTC"], [data-sources] a[href*=".SSDTC"]')
    const field = await press(record, '[data-sources] a[href*=".form-ds.1.SURV"]')
    const stations = select(main(field), 'ol:has(> [aria-current="step"]) > li')
    expect(stations.map((station) => select(station, 'a').length)).toEqual([1, 1, 1, 1, 0])
    expect(stations.map((station) => station.hasAttribute('aria-current'))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ])
    expect(textOf(only(main(field), '[aria-current="step"]'))).toMatch(/5 (of|מתוך) 5/)
    expect(select(main(field), '[aria-current="true"]')).toHaveLength(1)
    expect(
      attributesOf(main(field), 'href', '.study-number').some((href) => href.endsWith('#hazardRatio')),
    ).toBe(true)
  })

  test('a value: what it was read from and who reads it in words, and a link to its participant', async () => {
    const at = hrefWith('sample-study/trace', language, { at: '101-001.ADTTE.1.AVAL' })
    const value = main(await documentAt(at))
    const sources = select(value, '[data-sources] a').map(textOf)
    expect(sources.length).toBeGreaterThan(3)
    for (const source of sources) expect(source).toMatch(language === 'he' ? /^[א-ת]/ : /^[A-Z][a-z]/)
    const person = hrefWith('sample-study/participant', language, { id: '101-001' })
    expect(attributesOf(value, 'href', 'a')).toContain(person)
    const death = hrefWith('sample-study/trace', language, { at: '101-002.DM.1.RFSTDTC' })
    const readers = select(main(await documentAt(death)), '#forward-title ~ ul.study-list > li').map(textOf)
    expect(readers.length).toBeGreaterThan(3)
    for (const reader of readers) expect(reader).toMatch(language === 'he' ? /^[א-ת]/ : /^[A-Z][a-z]/)
  })

  test('every query: its field says that it was asked about, and when it was closed', async () => {
    for (const { at, check } of study.facts.queries.slice(0, 20)) {
      const text = textOf(main(await documentAt(hrefWith('sample-study/trace', language, { at }))))
      expect(text, at).toContain(check)
    }
  })

  test('the number of queries of every check leads to all of them', async () => {
    const plan = main(await documentAt(href('sample-study/data-management', language)))
    const numbers = select(plan, 'td.number a')
    expect(numbers.length).toBe(new Set(study.facts.queries.map(({ check }) => check)).size)
    let total = 0
    for (const number of numbers) {
      const list = main(await documentAt(number.getAttribute('href') ?? ''))
      const check = select(number.closest('tr') ?? plan, 'th').map(textOf)[0]
      const asked = study.facts.queries.filter((query) => query.check === check)
      const fields = new Set(asked.map(({ at }) => hrefWith('sample-study/trace', language, { at })))
      expect(attributesOf(list, 'href', '.study-list a'), check).toEqual([...fields])
      expect(textOf(number), check).toBe(`${asked.length}`)
      total += Number(textOf(number))
    }
    expect(total).toBe(study.facts.queries.length)
  })
})

/** A month in words begins the day of the cell. */
function dayIn(text: string): string {
  const month = /^(\p{L}+) (\d{4})$/u.exec(text)
  const names = languages.flatMap((language) =>
    Array.from({ length: 12 }, (_month, index) =>
      new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date(Date.UTC(2022, index, 15))),
    ),
  )
  if (!month) return text
  const number = (names.indexOf(month[1] ?? '') % 12) + 1
  return `${month[2]}-${String(number).padStart(2, '0')}`
}

test.each([
  ['/sample-study/data-management?check=nothing', 404],
  ['/sample-study/trace?at=nothing', 404],
  ['/sample-study/trace?at=101-001.DM.1.NOTHING', 404],
  ['/sample-study/trace?at=t-14-2-1.__proto__', 404],
  ['/sample-study/trace?at=facts.DM.1.AGE', 404],
  ['/sample-study/trace?at=101-001.DM.1.AGE', 200],
  ['/sample-study/trace?at=101-001.DM.1.AGE.extra', 404],
  ['/sample-study/trace?at=101-001.DM.1.AGE.extra.more', 404],
  ['/sample-study/trace?at=101-001.DM.1', 404],
  ['/sample-study/trace?at=t-14-2-1.hazardRatio.extra.more', 404],
  ['/sample-study/trace?at=', 404],
  ['/sample-study/outputs?show=t-9-9-9', 404],
  ['/sample-study/trace.md?at=nothing', 404],
  ['/sample-study/trace.json?at=nothing', 404],
  ['/sample-study/trace.json', 404],
  ['/sample-study/outputs.md?show=t-9-9-9', 404],
  ['/sample-study/trace?at=101-001.DM.1.AGE&via=nothing~~<b>', 200],
])('%s: %s', async (address, status) => {
  const response = await ask(address)
  expect(response.status).toBe(status)
  expect(await response.text()).not.toContain('<b>')
})

test.each(['x', '.', '~'])('a step of ten thousand characters (%s): 404', async (character) => {
  const at = `101-001.DM.1.AGE${character.repeat(10_000)}`
  expect((await ask(`/sample-study/trace?${new URLSearchParams({ at })}`)).status).toBe(404)
})

test('a value, and a field of a form, do not link to themselves', async () => {
  for (const at of ['101-001.DM.1.AGE', '101-001.form-dm.1.AGE']) {
    const document = await documentAt(`/sample-study/trace?at=${at}`)
    const links = attributesOf(main(document), 'href', ':is(tr, dt) a')
    expect(links.length).toBeGreaterThan(5)
    expect(links.filter((href) => href.includes(`at=${at}&`) || href.endsWith(`at=${at}`))).toEqual([])
  }
})

test('a share: who counts, and who was looked at; a share of nobody: who was looked at', async () => {
  const lists = async (at: string) => {
    const document = await documentAt(`/sample-study/trace?at=${at}`)
    const count = (id: string) => select(document, `[aria-labelledby="${id}"] tbody tr`).length
    return { counted: count('rows-title'), others: count('others-title') }
  }
  const cells =
    study.outputs['t-14-1-2']?.lines.flatMap((line) => line.cells.filter((cell) => cell !== null)) ?? []
  const countOf = (id: string) => Number(cells.find((cell) => cell.id === id)?.parts[0])
  const count = countOf('died-treatment')
  const size = countOf('n-treatment')
  expect(await lists('t-14-1-2.died-treatment')).toEqual({ counted: count, others: size - count })
  const nobody = cells.find(({ id, text }) => text === '0 (0.0%)' && id.endsWith('-treatment'))
  expect(await lists(`t-14-1-2.${nobody?.id}`)).toEqual({ counted: 0, others: size })
})

interface StepJson {
  value: unknown
  counted: { variables: string[]; rows: { at: string; values: unknown[] }[] }
  readFrom: { at: string }[]
  forward: { cells: string[] }
}

const json = async (at: string): Promise<StepJson> => (await ask(`/sample-study/trace.json?at=${at}`)).json()

const endingIn = (links: StepJson['readFrom'], variable: string): string =>
  links.find(({ at }) => at.endsWith(variable))?.at ?? ''

test('a step as JSON: a number with its rows, a value with its sources, a field with its trail', async () => {
  const cell = await json('t-14-2-1.hazardRatio')
  expect(cell).toMatchObject({ ok: true, simulated: true, kind: 'cell', counted: { dataset: 'ADTTE' } })
  expect(cell.counted.rows).toHaveLength(160)
  const died = cell.counted.variables.indexOf('CNSR')
  const { at = '', values = [] } = cell.counted.rows.find((row) => row.values[died] === 0) ?? {}
  const time = await json(`${at}.AVAL`)
  expect(time).toMatchObject({ kind: 'value', value: values[cell.counted.variables.indexOf('AVAL')] })
  expect(time.forward.cells).toContain('t-14-2-1.hazardRatio')
  const death = await json(endingIn(time.readFrom, '.DTHDTC'))
  const field = await json(endingIn(death.readFrom, '.SURVDAT'))
  expect(field).toMatchObject({ kind: 'field', value: death.value, audit: [{ kind: 'entered' }] })
})

describe('the steps before a step', () => {
  const age = '101-001.DM.1.AGE'
  const pathOf = async (via: readonly string[]) => {
    const address = `/sample-study/trace?${new URLSearchParams({ at: age, via: via.join('~') })}`
    const document = await documentAt(address)
    return { steps: select(main(document), 'ol:has(> [aria-current="step"]) a'), document }
  }
  const others = ['SEX', 'RACE', 'COUNTRY', 'SITEID', 'ARM', 'ARMCD', 'DOMAIN', 'SUBJID'].map(
    (name) => `101-001.DM.1.${name}`,
  )

  const variableIn = (text: string) => text.split(' =')[0]

  test('repeated, unknown, or the step itself: left out', async () => {
    const { steps } = await pathOf([others[0] ?? '', 'nothing', age, others[0] ?? '', '', others[1] ?? ''])
    expect(steps.map(textOf).map(variableIn)).toEqual(['DM.SEX', 'DM.RACE'])
  })

  test('more than six: the last six, however many an address names', async () => {
    const { steps } = await pathOf([...others, ...others])
    expect(steps.map(textOf).map(variableIn)).toEqual(others.slice(-6).map((at) => `DM.${at.split('.')[3]}`))
  })

  test('a link back to one of them does not name it twice', async () => {
    const { document } = await pathOf(others.slice(0, 3))
    for (const href of attributesOf(main(document), 'href', 'a[href*="via="]')) {
      const { searchParams } = new URL(href, 'http://localhost')
      const steps = [...(searchParams.get('via') ?? '').split('~'), searchParams.get('at')]
      expect(new Set(steps).size, href).toBe(steps.length)
    }
  })
})
