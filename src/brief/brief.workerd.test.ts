import { describe, expect, test } from 'vitest'
import { contactFields } from '#client/contact/fields.ts'
import { languages } from '#content/locales.ts'
import { briefOf } from '#src/brief/page.tsx'
import { estimandAsParameter } from '#src/estimand/as-parameter.ts'
import { readEstimand } from '#src/estimand/read.ts'
import { unnested } from '#src/site/nested-parameters.ts'
import { designAsParameter, readDesignParameter } from '#src/study-design/as-parameter.ts'
import { allDeliverables } from '#src/words/words.ts'
import { blocksOf } from './document.ts'
import { queryOfBrief } from './read.ts'
import { briefMarkdown, briefMessage, briefText } from './text.ts'

const estimand = {
  population: 'adults & children = all',
  treatment: 'תכשיר',
  comparator: 'placebo',
  variable: '100% + more#',
  summary: 'risk-difference',
}
const packed = estimandAsParameter(readEstimand(estimand).texts)
const query = {
  subject: 'ABC-101',
  phase: '2-3',
  start: 'Q2 2027',
  tables: '45',
  notes: 'one\n\ntwo',
  estimand: packed,
}
const lists = {
  region: ['usa', 'israel'],
  service: ['edc-systems', 'medical-writing'],
  deliverable: allDeliverables('en').map(({ id }) => id),
  design: [designAsParameter('two-means', { power: '90' })],
  standard: ['sdtm'],
  document: ['synopsis'],
}

test('what was packed is the same again', () => {
  expect(unnested(packed)).toEqual(estimand)
  expect(readDesignParameter('two-means?power=90')).toEqual({
    name: 'two-means',
    parameters: { power: '90' },
  })
  expect(readDesignParameter('nothing?power=90')).toBeNull()
})

describe.each(languages)('a brief (%s)', (language) => {
  const brief = briefOf(query, lists, language)

  test('no fault, every block once, in order', () => {
    expect(brief.faults).toEqual([])
    expect(blocksOf(brief, language).map(({ name }) => name)).toEqual([
      'study',
      'timeline',
      'services',
      ...(lists.deliverable.length > 0 ? ['deliverables'] : []),
      'estimand',
      'designs',
      'outputs',
      'standards',
      'documents',
      'notes',
    ])
  })

  test('its address gives it again', () => {
    const address = queryOfBrief(brief)
    const all = (name: string) => address.getAll(name)
    const again = briefOf(
      Object.fromEntries(address),
      {
        region: all('region'),
        service: all('service'),
        deliverable: all('deliverable'),
        design: all('design'),
        standard: all('standard'),
        document: all('document'),
      },
      language,
    )
    expect(briefText(again, language)).toBe(briefText(brief, language))
  })

  test('as text: what was typed, names in the language, the design computed', () => {
    const text = briefText(brief, language)
    for (const part of ['ABC-101', 'Q2 2027', '45', '- one\n- two', 'adults & children = all', '86'])
      expect(text).toContain(part)
    expect(text).not.toMatch(/undefined|\{\w+\}|edc-systems/)
  })
})

describe('the message', () => {
  test('in Hebrew: Hebrew, and only when asked for the same in English below', () => {
    expect(briefMessage(briefOf(query, lists, 'he'), 'he').text).not.toContain('Project brief')
    const { text, leftOut } = briefMessage(briefOf({ ...query, twin: 'en' }, lists, 'he'), 'he')
    expect(leftOut).toEqual([])
    expect(text.indexOf('תיאור הפרויקט')).toBe(0)
    expect(text).toContain(briefText(briefOf(query, lists, 'en'), 'en').trim())
  })

  test('too long: whole parts are left out and named, in it and beside it', () => {
    const brief = briefOf({ ...query, twin: 'en' }, lists, 'he')
    const many = brief.designs.flatMap((design) => Array.from({ length: 10 }, () => design))
    const { text, leftOut } = briefMessage({ ...brief, designs: many }, 'he')
    expect(text.length).toBeLessThanOrEqual(contactFields.message.longest)
    expect(leftOut).toEqual(['אותו תיאור באנגלית'])
    expect(text).toContain('הושמט בשל האורך: אותו תיאור באנגלית.')
  })
})

test('as Markdown: headings, and typed signs stay signs', () => {
  const markdown = briefMarkdown(briefOf({ subject: '**<b>** [x](y)' }, {}, 'en'), 'en')
  expect(markdown).toContain('# Project brief\n\n## The study')
  expect(markdown).toContain(String.raw`\*\*\<b\>\*\* \[x\](y)`)
})

test.each([
  [{ sites: '-1' }, {}, 'sites'],
  [{ tables: '1.5' }, {}, 'tables'],
  [{ notes: 'x'.repeat(10_000) }, {}, 'notes'],
  [{ phase: 'toString' }, {}, 'phase'],
])('%j %j: a fault, nothing thrown', (texts, asked, field) => {
  expect(briefOf({ ...texts }, { ...asked }, 'en').faults.map((fault) => fault.field)).toEqual([field])
})

test.each([
  [{}, { service: ['nothing'] }],
  [{}, { deliverable: ['trace'] }],
  [{}, { design: ['two-means?sd=abc'] }],
  [{ estimand: 'nothing=x' }, {}],
])('%j %j: left out, and said', (texts, asked) => {
  expect(briefOf({ ...texts }, { ...asked }, 'en')).toMatchObject({
    isUnknown: true,
    isEmpty: true,
    faults: [],
  })
})
