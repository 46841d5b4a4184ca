import { describe, expect, test } from 'vitest'
import { dayInWords } from '#content/dates.ts'
import { languages } from '#content/locales.ts'
import { hrefWith } from '#content/routes.ts'
import type { ConformanceFacts } from '#src/sample-study/conformance-facts.ts'
import { ruleGroups } from '#src/sample-study/study.ts'
import { ask } from '#test/support/built-pages.ts'
import { documentOf, only, select, textOf as textIn, textsOf } from '#test/support/html.ts'
import { textOf } from './files.ts'

const facts: ConformanceFacts = JSON.parse(textOf('conformance.json'))
const { engine } = facts

test('the page has the groups of the file of results, in its order', () => {
  expect(facts.groups.map(({ id }) => id)).toEqual(Object.values(ruleGroups).flat())
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

  test('leads from each finding to its rule', async () => {
    const links = select(only(await pageAt({}), '[aria-labelledby="findings"]'), 'tbody a')
    const rules = facts.groups.flatMap((group) => group.rules)
    const here = rules.filter(
      ({ found, engine: records }) => found !== 0 || (records ?? 0) !== 0 || records === null,
    )
    expect(textsOf(only(await pageAt({}), '[aria-labelledby="findings"]'), 'tbody a')).toEqual(
      expect.arrayContaining(here.map(({ id }) => id)),
    )
    for (const link of links) {
      const [address = '', id = ''] = (link.getAttribute('href') ?? '').split('#')
      const page = documentOf(
        await (await ask(address || hrefWith('sample-study/conformance', language, {}))).text(),
      )
      expect(page.getElementById(id), id).not.toBeNull()
    }
  })

  test.each(facts.groups.map(({ id, rules }) => [id, rules] as const))(
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

test('an unknown group is answered with 404', async () => {
  expect((await ask('/sample-study/conformance?group=nothing')).status).toBe(404)
})
