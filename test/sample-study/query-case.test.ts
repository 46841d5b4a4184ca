import { expect, test } from 'vitest'
import { dayInWords } from '#content/dates.ts'
import { languages } from '#content/locales.ts'
import { href, hrefWith } from '#content/routes.ts'
import { documentAt, htmlAt } from '#test/support/built-pages.ts'
import { only, select, textOf } from '#test/support/html.ts'
import { study } from './built.ts'

const partOf = (cell: string) =>
  study.outputs['t-14-2-1']?.lines.flatMap(({ cells }) => cells).find((one) => one?.id === cell)?.parts[0] ??
  ''

test.each(languages)(
  'the case of a typing error (%s): its numbers are those of the audit trail, of the changed value, and of the report',
  async (language) => {
    const overview = only(await documentAt(href('sample-study', language)), '[aria-labelledby="case"]')
    const text = textOf(overview)
    const links = select(overview, '.onward-link').map((link) => link.getAttribute('href') ?? '')

    const changed = hrefWith('sample-study/break', language, { show: 'query' })
    const field = links.find((link) => link.includes('at=')) ?? ''
    const { audit, value } = JSON.parse(await htmlAt(field.replace('/trace', '/trace.json')))
    const query = audit.find(({ kind }: { kind: string }) => kind === 'queried')
    const queries = `${hrefWith('sample-study/data-management', language, { check: query.check })}#queries`
    expect(links).toEqual([changed, queries, field])
    const [typed, corrected] = [audit[0].value, value].map((day) => dayInWords(day, language))
    const days = (Date.parse(value) - Date.parse(audit[0].value)) / 86_400_000
    for (const said of [typed, corrected, query.check, `${days}`]) expect(text).toContain(said)

    const list = await documentAt(href('sample-study/break', language))
    const summary = textOf(only(list, `li:has(a[href="${changed}"])`))
    const [, ratio = '', p = '', count = ''] = /([\d.]+) \([\d.–]+\)\D+([\d.]+)\D+?(\d+)/.exec(summary) ?? []
    for (const said of [ratio, p, count, partOf('hazardRatio'), partOf('stratifiedTest')]) {
      expect(said).not.toBe('')
      expect(text).toContain(said)
    }
    expect(text).toMatch(language === 'he' ? /^\s*מקרה בסימולציה/ : /^\s*Simulated/)
  },
)
