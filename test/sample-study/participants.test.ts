import { describe, expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { hrefWith } from '#content/routes.ts'
import { en } from '#content/sample-study/participants/en.ts'
import { he } from '#content/sample-study/participants/he.ts'
import { arms, study as protocol } from '#src/packages/sample-trial/protocol.ts'
import { ask } from '#test/support/built-pages.ts'
import { isWhole } from '#test/support/extent.ts'
import { attributesOf, documentOf, only, select, textOf, textsOf } from '#test/support/html.ts'
import { study } from './built.ts'
import { participants } from './built-participants.ts'
import { loadStudy } from './programs.ts'

const database = loadStudy()
const words = { en, he }

async function documentAt(address: string): Promise<Document> {
  const response = await ask(address)
  expect(response.status, address).toBe(200)
  return documentOf(await response.text())
}

const main = (document: Document) => only(document, 'main')

/** Without the characters for the direction of a drawn text. */
const plainLines = (text: string | null) => (text ?? '').replace(/[\u200f\u202a-\u202c]/g, '').split('\n')

interface Followed {
  subject: string
  arm: number
  months: number
  died: number
  left: string | null
  severe: number
}

/** From the files for visitors. */
const followed = database
  .prepare(
    `select adsl.SUBJID as subject, TRT01PN as arm, AVAL as months, 1 - CNSR as died, DCSREAS as left,
      (select count(*) from ae where ae.USUBJID = adsl.USUBJID and AETOXGR >= '3') as severe
    from adsl join adtte on adtte.USUBJID = adsl.USUBJID and PARAMCD = 'OS' order by subject`,
  )
  .all() as unknown as Followed[]

describe.each(languages)('the participants in %s', (language) => {
  const idOf = (href: string) => new URL(href, 'http://localhost').searchParams.get('id') ?? ''

  test('the plot: a named lane for each of them, by arm, the longest follow-up on top', async () => {
    const document = await documentAt(hrefWith('sample-study/participants', language, {}))
    const expected = followed.toSorted((one, other) => one.arm - other.arm || other.months - one.months)
    const lanes = select(main(document), 'svg a')
    expect(lanes).toHaveLength(160)
    const place = new Map(followed.map((one) => [one.subject, one]))
    const shown = lanes.map((lane) => place.get(idOf(lane.getAttribute('href') ?? '')))
    expect(shown.map((one) => [one?.arm, one?.months])).toEqual(
      expected.map(({ arm, months }) => [arm, months]),
    )
    for (const [index, lane] of lanes.entries()) {
      const { subject = '', months = 0, arm = 0 } = shown[index] ?? {}
      const [first, second = ''] = plainLines(lane.getAttribute('aria-label'))
      expect(first).toBe(`${subject}, ${arm === 1 ? arms.treatment.name : arms.control.name}:`)
      expect(second).toMatch(new RegExp(`^${months.toFixed(1)} `))
    }
  })

  test('the table: the same participants with their facts, in the order that was asked for', async () => {
    const rowsOf = async (sort: string) => {
      const document = await documentAt(hrefWith('sample-study/participants', language, { sort }))
      expect(select(main(document), 'details').map((one) => one.hasAttribute('open'))).toEqual([sort !== ''])
      return select(main(document), 'tbody tr').map((row) => textsOf(row, 'th, td'))
    }
    const rows = await rowsOf('')
    expect(rows.map(([subject, , months, , severe]) => [subject, months, severe])).toEqual(
      followed.map(({ subject, months, severe }) => [subject, months.toFixed(1), `${severe}`]),
    )
    const { ends } = words[language].plot
    expect(rows.map(([, , , end]) => end)).toEqual(
      followed.map(({ died, left }) => ends[died ? 'died' : left ? 'left' : 'alive']),
    )
    const times = (await rowsOf('time')).map(([, , months]) => Number(months))
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    const names = (await rowsOf('arm')).map(([, arm]) => arm)
    expect(names).toEqual(names.toSorted())
  })

  test('each participant has a page, whose marks lead to a field of a form', async () => {
    for (const [index, [subject, person]] of [...participants].entries()) {
      if (index % 20 > 0 && (language === 'he' || !isWhole)) continue
      const document = await documentAt(hrefWith('sample-study/participant', language, { id: subject }))
      expect(textOf(only(main(document), 'h1'))).toContain(subject)
      const links = attributesOf(main(document), 'href', 'a').filter((href) => /trace\?.*\bat=/.test(href))
      const steps = links.map((href) => new URL(href, 'http://localhost').searchParams.get('at') ?? '')
      for (const at of steps) {
        const [of, dataset = '', seq = '', name = ''] = at.split('.')
        const { values = {} } = person.entry(`${dataset}.${seq}`) ?? person.row(`${dataset}.${seq}`) ?? {}
        expect([of, Object.hasOwn(values, name)], at).toEqual([subject, true])
      }
      const forms = person.entries.map(({ id }) => id)
      const listed = steps.map((at) => at.split('.').slice(1, 3).join('.'))
      expect(new Set(listed)).toEqual(new Set([...forms, 'ADTTE.1', 'ADTTE.4']))
      for (const mark of select(main(document), 'svg a'))
        expect(mark.getAttribute('aria-label')).toMatch(/\p{L}|\d/u)
    }
  }, 60_000)

  test('the flow: every number is that of the table, and leads to its step', async () => {
    const cells = new Map(
      study.outputs['t-14-1-2']?.lines.flatMap(({ cells: inLine }) =>
        inLine.flatMap((cell) => (cell ? [[cell.id, cell.parts[0] ?? ''] as const] : [])),
      ),
    )
    const addresses = [
      hrefWith('sample-study/report', language, {}),
      hrefWith('sample-study/outputs', language, { show: 't-14-1-2' }),
    ]
    for (const address of addresses) {
      const links = select(main(await documentAt(address)), 'svg a')
      const shown = new Map(
        links.map((link) => {
          const at = new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams.get('at')
          return [at?.replace('t-14-1-2.', ''), textsOf(link, 'text')[0]]
        }),
      )
      for (const [id, count] of shown) expect(count, id).toBe(cells.get(id ?? ''))
      // Every way out of the arm is drawn: its numbers add up.
      for (const arm of ['treatment', 'control']) {
        const sum = (...names: string[]) =>
          names.reduce((total, name) => total + Number(shown.get(`${name}-${arm}`)), 0)
        expect(sum('treated', 'notTreated')).toBe(sum('n'))
        expect(sum('ongoing', 'stopped')).toBe(sum('treated'))
        const reasons = [...shown.keys()].filter(
          (id) => id?.startsWith('stopped-') && id.endsWith(`-${arm}`) && id !== `stopped-${arm}`,
        )
        expect(reasons.length).toBeGreaterThan(4)
        expect(reasons.reduce((total, id) => total + Number(shown.get(id)), 0)).toBe(sum('stopped'))
        expect(sum('died', 'left-withdrawal', 'left-lost', 'followed')).toBe(sum('n'))
      }
    }
  })
})

test.each([
  ['/sample-study/participant', 200],
  ['/sample-study/participant?id=101-001', 200],
  ['/sample-study/participant?id=999-999', 404],
  ['/sample-study/participant?id=', 404],
  ['/sample-study/participant?id=101-001.json', 404],
  ['/sample-study/participant?id=..%2F..%2Fen%2Fflow', 404],
  ['/sample-study/participant?id=flow', 404],
  [`/sample-study/participant?id=101-001${'1'.repeat(10_000)}`, 404],
  ['/sample-study/participants?sort=constructor', 200],
  [`/sample-study/participants?sort=${'x'.repeat(10_000)}`, 200],
])('%#: %s is answered with %s', async (address, status) => {
  const response = await ask(address)
  expect(response.status).toBe(status)
  await response.text()
})

test('the life line: bars are the doses of EX, as long as they were taken', async () => {
  const doses = database
    .prepare('select SUBJID as subject, EXSTDTC as start, EXENDTC as end from ex join dm using (USUBJID)')
    .all() as unknown as { subject: string; start: string; end: string }[]
  const day = (date: string) => Date.parse(date) / 86_400_000
  for (const subject of ['101-001', '102-003', '201-004']) {
    const document = await documentAt(`/sample-study/participant?id=${subject}`)
    const bars = select(main(document), 'svg a[href*="form-ex."] rect')
    const own = doses.filter((one) => one.subject === subject)
    expect(bars.length).toBe(own.length)
    for (const [index, { start, end }] of own.entries()) {
      // 28 months are 352 units wide.
      const width = ((day(end) - day(start)) / protocol.daysPerMonth) * (352 / 28)
      expect(Math.abs(Number(bars[index]?.getAttribute('width')) - width)).toBeLessThan(0.2)
    }
  }
})
