import { expect, test } from 'vitest'
import { withPlainErrors } from './plain-errors.ts'

const RealError = Error

test('while a module loads, an error has no stack; afterwards it has one again', () => {
  const made = withPlainErrors(() => new Error('while it loads'))
  expect(made.stack).toBeUndefined()
  expect(Error).toBe(RealError)
  expect(new Error('afterwards').stack).toContain('afterwards')
})

test('a module that fails to load: Error is restored', () => {
  const fail = () => {
    throw new RealError('broken')
  }
  expect(() => withPlainErrors(fail)).toThrow('broken')
  expect(Error).toBe(RealError)
})
