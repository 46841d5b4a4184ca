import { designNames, designs } from '@marom/trial-designs'
import { expect, test } from 'vitest'
import { partsOf } from './form-part.tsx'

test.each(designNames)('the form of %s has each field once', (name) => {
  const names = partsOf(designs[name]).flatMap(({ fields }) => fields.map((field) => field.name))
  expect(names.toSorted()).toEqual(designs[name].fields.map((field) => field.name).toSorted())
})

test('a choice comes before the fields that depend on it', () => {
  for (const name of designNames) {
    const seen = new Set<string>()
    for (const { onlyWith, name: field } of partsOf(designs[name]).flatMap(({ fields }) => fields)) {
      for (const condition of [onlyWith ?? []].flat())
        expect(seen, `${name}: ${field}`).toContain(condition.field)
      seen.add(field)
    }
  }
})
