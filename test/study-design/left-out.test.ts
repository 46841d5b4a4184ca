import { counts, type DesignName, designNames, designs, isAssumption, type Texts } from '@marom/trial-designs'
import { describe, expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { lexiconOf } from '#src/study-design/words.ts'
import { describedTools } from '#test/machine/built.ts'
import { quickCall } from '#test/machine/call.ts'
import { ask } from '#test/support/built-pages.ts'
import { oneIn } from '#test/support/extent.ts'

/** The assumptions of a study. A new field without a usual value belongs here too. */
const assumptions: Record<DesignName, string> = {
  'two-means': 'difference sd margin n',
  'two-proportions': 'p1 p2 margin n',
  'time-to-event':
    'hr margin median eventFree eventFreeAt changeAt laterMedian accrual perMonth firstMonths firstPace nextPace followUp lost n',
  bioequivalence: 'cv n',
  'one-proportion': 'p0 p1 n',
  'simon-two-stage': 'p0 p1 r1 n1 r n',
  'cluster-randomized': 'difference sd p1 p2 margin m icc n',
  'group-sequential':
    'difference sd p1 p2 hr meanMargin pointMargin ratioMargin fixed median eventFree eventFreeAt changeAt laterMedian accrual perMonth firstMonths firstPace nextPace followUp lost n looks',
  precision: 'sd p rate followUp within width n',
  'rare-events': 'risk n',
}

const toolOf = (name: DesignName) => `plan_${name.replaceAll('-', '_')}`

/** The example with options of its choices: a state for each set of fields that are read. */
function statesOf(name: DesignName): Texts[] {
  const { fields } = designs[name]
  const initial = Object.fromEntries(fields.map((field) => [field.name, field.initial]))
  const changed = fields.flatMap(({ name: choice, options }) =>
    options.map((option) => ({ ...initial, [choice]: option })),
  )
  const read = changed.map((texts) =>
    Object.fromEntries(
      fields
        .filter((field) => counts(field, texts) && texts[field.name] !== '')
        .map((field) => [field.name, texts[field.name] ?? '']),
    ),
  )
  return [...new Map(read.map((texts) => [Object.keys(texts).join(), texts])).values()]
}

const without = (texts: Texts, name: string): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([other]) => other !== name))

const jsonOf = async (name: DesignName, texts: Texts): Promise<Record<string, unknown>> =>
  (await ask(`/study-design/${name}.json?${new URLSearchParams({ ...texts })}`)).json()

/** As a client writes them: numbers, but for percentages with their sign. */
const argsOf = (name: DesignName, texts: Texts) =>
  Object.fromEntries(
    Object.entries(texts).map(([field, text]) => {
      const isText = designs[name].fields.find((one) => one.name === field)?.kind === 'choice'
      return [field, isText || text.endsWith('%') ? text : Number(text)]
    }),
  )

describe.each(designNames)('%s', (name) => {
  const { fields } = designs[name]
  const states = statesOf(name)
  const [first = {}] = states

  test('its assumptions are those that have no usual value', () => {
    const found = fields.filter(isAssumption)
    const cure = 'Add the field to `assumptions` here, or give it `isConventional: true`'
    expect(found.map((field) => field.name).join(' '), cure).toBe(assumptions[name])
  })

  test('JSON: an answer names first what it was not given', async () => {
    expect(Object.entries(await jsonOf(name, {}))[0]).toEqual([
      'defaulted',
      assumptions[name].split(' ').filter((field) => first[field] !== undefined),
    ])
    for (const state of oneIn(3, states)) {
      const full = await jsonOf(name, state)
      expect(full, JSON.stringify(state)).toMatchObject({ defaulted: [], ok: expect.any(Boolean) })
    }
    for (const field of Object.keys(first)) {
      const { defaulted, conventional } = await jsonOf(name, without(first, field))
      expect([defaulted, conventional].flat(), field).toEqual(
        // Without its question, an address with a size asks for what the size gives.
        field === 'find' && first.n !== undefined ? expect.any(Array) : expect.arrayContaining([field]),
      )
    }
  })

  test('CSV: the second column names what was not given', async () => {
    const lineOf = async (texts: Texts) =>
      (await (await ask(`/study-design/${name}.csv?${new URLSearchParams({ ...texts })}`)).text()).split(
        '\r\n',
      )
    const [head = '', line = ''] = await lineOf({})
    expect(head.startsWith('address,defaulted,')).toBe(true)
    expect(line.split(',')[1]).toBe((await jsonOf(name, {})).defaulted?.toString().replaceAll(',', ' '))
    expect((await lineOf(first))[1]?.split(',')[1]).toBe('')
  })

  test('its tool: refused with the name of each assumption, or the usual value is in the answer', async () => {
    for (const state of oneIn(3, states)) {
      const { isError, structuredContent, content } = await quickCall(toolOf(name), argsOf(name, state))
      // A combination may be refused, but for no assumption that was left out.
      if (isError) expect(content[0]?.text, JSON.stringify(state)).toMatch(/^(\w+: |\{)/)
      else expect(structuredContent?.conventional).toEqual(expect.any(Array))
      // In `npm test` another state leaves out a sixth of its fields, and the first one all.
      for (const field of state === first ? Object.keys(state) : oneIn(6, Object.keys(state))) {
        const answer = await quickCall(toolOf(name), argsOf(name, without(state, field)))
        const isNeeded = assumptions[name].split(' ').includes(field)
        const said = isNeeded
          ? answer.content[0]?.text
          : JSON.stringify(answer.structuredContent?.conventional)
        if (isNeeded) expect(answer.isError, field).toBe(true)
        // A size says what is asked, and a size with one analysis which unit it has.
        const isInferred = field === 'find' || (field === 'unit' && state.fixed !== undefined)
        if (isNeeded || !(answer.isError || isInferred)) expect(said, field).toContain(field)
      }
    }
  })

  test.each(languages)('its tool without any input: all at once, in the language (%s)', async (language) => {
    const { isError, content } = await quickCall(toolOf(name), { language })
    expect(isError).toBe(true)
    const { label } = lexiconOf(name, language)
    const lines = Object.keys(first).filter((field) => assumptions[name].split(' ').includes(field))
    expect(content[0]?.text.split('\n').slice(1)).toEqual(lines.map((field) => `${field}: ${label(field)}`))
  })

  test('its schema requires what is always used, and says of the rest that there is no usual value', () => {
    const schema = describedTools.find((tool) => tool.name === toolOf(name))?.inputSchema
    for (const one of fields) {
      const { name: field, onlyWith, unless } = one
      const isAlways = isAssumption(one) && !(onlyWith || unless)
      expect([field, schema?.required.includes(field)]).toEqual([field, isAlways])
      const property = schema?.properties[field]
      expect(/No usual value/.test(String(property?.description)), field).toBe(isAssumption(one))
      if (isAssumption(one)) expect(property?.default).toBeUndefined()
    }
  })
})

test('monitoring: the plan must be given too', async () => {
  const analyses = [{ information: 70, z: 1 }]
  const { isError, content } = await quickCall('monitor_trial', { analyses })
  expect([isError, content[0]?.text]).toEqual([
    true,
    expect.stringMatching(/\ndifference: .*\nsd: .*\nlooks: /),
  ])
  const { structuredContent } = await quickCall('monitor_trial', {
    unit: 'events',
    looks: 3,
    fixed: 200,
    analyses,
  })
  expect(structuredContent?.conventional).toEqual(expect.arrayContaining(['alpha', 'power']))
})
