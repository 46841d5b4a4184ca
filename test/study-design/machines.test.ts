import { designNames, designs } from '@marom/trial-designs'
import { expect, test } from 'vitest'
import { operations } from '#test/machine/built.ts'
import { quickCall } from '#test/machine/call.ts'

test.each(designNames)('%s: its parameters are its fields, with their bounds, options and words', (name) => {
  const operation = operations.find(({ path }) => path === `/study-design/${name}.json`)
  const parameters = new Map(operation?.parameters.map((one) => [one.name, one.schema]))
  for (const { name: field, kind, options, min, max } of designs[name].fields) {
    const schema = parameters.get(field)
    expect(schema?.description, field).toMatch(/\w.*\./)
    const bounds = kind === 'choice' ? { enum: options } : { minimum: min, maximum: max }
    expect(JSON.stringify(schema), field).toContain(JSON.stringify(bounds).slice(1, -1))
  }
})

test('a plan carries the number, its warnings and the methods paragraph', async () => {
  const { content, structuredContent } = await quickCall('plan_two_means', { difference: 5, sd: 10 })
  expect(structuredContent).toMatchObject({
    headline: 'total',
    values: { total: 128 },
    notes: [{ level: 'info', text: expect.stringContaining('5') }],
    methods: expect.stringContaining('128 participants'),
  })
  expect(content[0]?.text).toContain('Participants in total: 128')
})
