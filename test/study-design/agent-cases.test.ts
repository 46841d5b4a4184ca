import { normalQuantile } from '@marom/statistics/distributions'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { cases } from '#src/build/study-design/agents/cases.ts'
import { answered } from '#src/build/study-design/agents/tool-answers.ts'
import { quickCall } from '#test/machine/call.ts'
import { documentAt } from '#test/support/built-pages.ts'
import { select } from '#test/support/html.ts'

const called = cases.flatMap(({ tool, ...one }) => (tool === undefined ? [] : [{ ...one, tool }]))

const answer = z.object({
  values: z.optional(z.record(z.string(), z.number())),
  figures: z.optional(z.array(z.object({ name: z.string(), text: z.string() }))),
})

test.each(called)('issue $issue: $asked.en', async (one) => {
  const { tool, inputs = {}, values = [] } = one
  const row = answered(one)
  expect(row.refused).toBeNull()
  const { isError, content, structuredContent } = await quickCall(tool, inputs)
  expect(isError, content[0]?.text).not.toBe(true)
  const { values: found = {}, figures = [] } = answer.parse(structuredContent)
  for (const [index, { quantity, look }] of values.entries()) {
    // The months of the looks are in the table of the JSON, which tools leave out.
    if (look !== undefined) continue
    const figure = figures.find(({ name }) => name === quantity)
    if (figure) expect(row.values[index]?.ours).toBe(figure.text)
    else expect(row.values[index]?.value).toBeCloseTo(found[quantity] ?? Number.NaN, 9)
  }
})

test('a maximum size that the page calls events is one of events', () => {
  const sized = called.filter(({ values = [] }) => values.some(({ quantity }) => quantity === 'maximum'))
  expect(sized.length).toBeGreaterThan(9)
  for (const { inputs } of sized) expect(['survival', 'events']).toContain(inputs?.unit)
})

/** Of two groups of equal size. */
const schoenfeld = (hr: number, level: number, power: number) =>
  Math.ceil(4 * ((normalQuantile(1 - level / 2) + normalQuantile(power)) / Math.log(hr)) ** 2)

test('events by Schoenfeld’s formula in a note are those of the hazard ratio that it names', () => {
  const said = cases.flatMap(({ note }) =>
    languages.flatMap((language) => {
      const text = note?.[language] ?? ''
      const events =
        /Schoenfeld/.test(text) && /(\d{3}) (?:events for a power of 90%|אירועים(?! מקנים))/.exec(text)
      return events ? [[Number(/0\.\d\d/.exec(text)), Number(events[1])] as const] : []
    }),
  )
  expect(said.length).toBe(4)
  for (const [hr, events] of said) expect(events, `${hr}`).toBe(schoenfeld(hr, 0.05, 0.9))
})

test('an answer outside the published range is said to differ', () => {
  const [one] = called.filter(({ issue }) => issue === 118)
  if (!one) throw new Error('no such case')
  const row = answered({
    ...one,
    values: [{ quantity: 'maximum', by: 'issue', printed: '1', from: 1, to: 2 }],
  })
  expect(row.values).toMatchObject([{ ours: '425', agrees: false }])
})

test.each(languages)('the page shows every case with its answers (%s)', async (language) => {
  const page = await documentAt(inLanguage('/study-design/checks', language))
  const rows = select(page, 'section[aria-labelledby="agents"] tbody')
  expect(rows).toHaveLength(cases.length)
  for (const [index, one] of cases.entries()) {
    const text = rows[index]?.textContent ?? ''
    expect(text).toContain(one.asked[language].slice(0, 30))
    for (const { ours } of answered(one).values) expect(text).toContain(ours)
  }
})
