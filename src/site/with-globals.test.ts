import { expect, test } from 'vitest'
import { withGlobals } from './with-globals.ts'

const RealError = Error

test('a module reads the other value while it loads, and the real one afterwards', () => {
  const made = withGlobals({ Error: Object }, () => new Error('while it loads'))
  expect(made.stack).toBeUndefined()
  expect(Error).toBe(RealError)
  expect(new Error('afterwards').stack).toContain('afterwards')
})

test('a module that fails to load: the globals are restored', () => {
  const fail = () => {
    throw new RealError('broken')
  }
  expect(() => withGlobals({ Error: Object }, fail)).toThrow('broken')
  expect(Error).toBe(RealError)
})
