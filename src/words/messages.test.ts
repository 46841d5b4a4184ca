import { expect, test } from 'vitest'
import { en } from '#content/messages/en.ts'
import { he } from '#content/messages/he.ts'
import { translator } from './messages.ts'

test('a missing key shows itself, in both languages, whatever it is called', () => {
  for (const t of [translator('en'), translator('he')]) {
    // @ts-expect-error the compiler knows that there is no such key
    expect(t('no.such')).toBe('no.such')
    // @ts-expect-error likewise
    expect(t('constructor')).toBe('constructor')
  }
})

test('the dictionaries have the same keys, and the same places for values', () => {
  expect(Object.keys(he).sort()).toEqual(Object.keys(en).sort())
  const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
  const hebrew: Record<string, string> = he
  for (const [key, text] of Object.entries(en)) expect(places(hebrew[key] ?? ''), key).toEqual(places(text))
})
