import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { addresses } from '#test/support/addresses.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes void elements, boolean attributes and the doctype in its own, valid way.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Lists keep their role where the stylesheet removes the bullets.
    'no-redundant-role': 'off',
    // Native popover, details and dialog know these attributes.
    'no-unknown-elements': 'error',
  },
})

for (const { name, language, path } of addresses) {
  test(`${name} (${language}) ${path}: valid HTML`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const report = await validator.validateString(html)
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    )
    expect(messages.slice(0, 20)).toEqual([])
  })
}
