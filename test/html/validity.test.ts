import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import records from '#content/glossary/terms.json' with { type: 'json' }
import { defaultLanguage, languages } from '#content/locales.ts'
import { termHref } from '#content/routes.ts'
import { everyAddress, stateAddresses } from '#test/support/addresses.ts'
import { htmlAt } from '#test/support/built-pages.ts'
import { isWhole, oneIn } from '#test/support/extent.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React's own, valid style of void elements, boolean attributes and the doctype.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // VoiceOver takes a list without bullets as a list only with `role="list"`.
    'no-redundant-role': 'off',
    'no-unknown-elements': 'error',
  },
})

/** One component writes all term pages. */
const some = oneIn(24, records)

test('pages of terms, in turn in each language: valid HTML', { timeout: 120_000 }, async () => {
  const faults: string[] = []
  for (const [index, { slug }] of some.entries()) {
    const language = languages[index % languages.length] ?? defaultLanguage
    const html = await htmlAt(termHref(slug, language))
    // The samples below check the frame around it.
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
    const frame = `<!DOCTYPE html><html lang="${language}"><head><title>${slug}</title></head><body>${main}</body></html>`
    const { results } = await validator.validateString(frame)
    for (const { ruleId, message } of results.flatMap((result) => result.messages))
      faults.push(`${slug} (${language}) ${ruleId}: ${message}`)
  }
  expect(faults.slice(0, 20)).toEqual([])
})

/** The same components in both languages (`twins`): in `npm test` each page in one, in turn. */
const tried = [...everyAddress, ...stateAddresses].filter((_, place) => isWhole || [0, 3].includes(place % 4))

for (const { name, language, path } of tried) {
  test(`${name} (${language}) ${path}: valid HTML`, async () => {
    const report = await validator.validateString(await htmlAt(path))
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    )
    expect(messages.slice(0, 20)).toEqual([])
  })
}
