import { ruleGroups } from '@marom/sample-trial'
import { describe, expect, test } from 'vitest'
import { dayInWords } from '#content/dates.ts'
import { languages } from '#content/locales.ts'
import { hrefWith } from '#content/routes.ts'
import { readEditions } from '#src/build/editions.ts'
import type { ConformanceResults } from '#src/packages/sample-trial/files/conformance/results.ts'
import { ask } from '#test/support/built-pages.ts'
import { documentOf, only, select, textOf as textIn } from '#test/support/html.ts'
import { textOf } from './files.ts'

const conformance: ConformanceResults = JSON.parse(textOf('conformance.json'))
const { engine } = conformance

test('the page has the groups of the file of results, in its order', () => {
  expect(conformance.groups.map(({ id }) => id)).toEqual(ruleGroups)
})

describe.each(languages)('the page of conformance in %s', (language) => {
  const pageAt = async (parameters: Record<string, string>) =>
    documentOf(await (await ask(hrefWith('sample-study/conformance', language, parameters))).text())

  test('says which run of the engine it shows, over which data', async () => {
    const text = textIn(only(await pageAt({}), 'main'))
    for (const part of [engine.version, engine.checksum, dayInWords(engine.day, language)])
      expect(text).toContain(part)
    const isCurrent =
      language === 'he' ? 'אלה הקבצים שאפשר להוריד עכשיו' : 'the files that you can download now'
    expect(text.includes(isCurrent)).toBe(engine.changed.length === 0)
    for (const name of engine.changed) expect(text).toContain(name)
  })

  test('names each newer edition of the engine and of its terminology, with the day of the last look', async () => {
    const text = textIn(only(await pageAt({}), 'main'))
    const editions = readEditions()
    for (const named of [`CORE ${engine.version}`, `CDISC Controlled Terminology ${engine.terminology}`]) {
      const { newest = '', looked = '' } = editions.get(named) ?? {}
      expect(newest, `${named}: add it to the table of editions`).not.toBe('')
      if (newest === named) continue
      expect(text).toContain(newest.replace(/.* (\d{4}-\d\d-\d\d)$/, (_, day) => dayInWords(day, language)))
      expect(text).toContain(dayInWords(looked, language))
    }
  })

  test('says how many rules ran, and how many of our own there are', async () => {
    const text = textIn(only(await pageAt({}), 'main'))
    const own = conformance.groups.flatMap(({ rules }) => rules).length
    for (const number of [engine.ran, engine.clean, own]) expect(text).toMatch(new RegExp(`\\b${number}\\b`))
    for (const { rules } of conformance.groups) expect(text).toMatch(new RegExp(`: ${rules.length}\\b`))
  })

  test('has each finding of the engine with its sentence, its number, and its explanation', async () => {
    const table = only(await pageAt({}), '[aria-labelledby="findings"]')
    expect(select(table, 'tr[id]')).toHaveLength(conformance.findings.length)
    for (const { id, says, found, why } of conformance.findings) {
      const text = textIn(only(table, `[id="${id}"]`))
      for (const part of [says[language], why[language], found?.toLocaleString('en-US') ?? ''])
        expect(text, id).toContain(part)
    }
  })

  test.each(conformance.groups.map(({ id, rules }) => [id, rules] as const))(
    '%s: each rule with its sentence, its query, and its count',
    async (group, rules) => {
      const page = await pageAt({ group })
      expect(select(page, 'tr[id]')).toHaveLength(rules.length)
      for (const { id, says, query, found } of rules) {
        const row = only(page, `[id="${id}"]`)
        expect(textIn(row)).toContain(says[language])
        expect(textIn(only(row, 'pre'))).toBe(query)
        expect(textIn(row), id).toContain(String(found))
      }
    },
  )
})

test.each(['nothing', 'values'])('%s, which is no group, is answered with 404', async (group) => {
  expect((await ask(`/sample-study/conformance?group=${group}`)).status).toBe(404)
})
