import { describe, expect, test } from 'vitest'
import { ibmDouble } from './ibm-double.ts'

describe('an IBM double', () => {
  test.each([
    // The worked example of "IBM hexadecimal floating-point" in Wikipedia: C276A000 in 32 bits.
    [-118.625, 'c276a00000000000'],
    // By hand: 1 is 1/16 of 16^1, 15 is 15/16 of 16^1, and 16 is 1/16 of 16^2.
    [1, '4110000000000000'],
    [-1, 'c110000000000000'],
    [15, '41f0000000000000'],
    [16, '4210000000000000'],
    [255, '42ff000000000000'],
    [256, '4310000000000000'],
    [0.5, '4080000000000000'],
    [1 / 16, '4010000000000000'],
    [1 / 256, '3f10000000000000'],
    // The fraction of IEEE 754 for 0.1 is 1.999999999999a (hexadecimal), times 2^-4.
    [0.1, '401999999999999a'],
    [-0.1, 'c01999999999999a'],
    // All 53 bits remain: 2^53 - 1 has 13 digits f after a 1.
    [Number.MAX_SAFE_INTEGER, '4e1fffffffffffff'],
    // The smallest and the largest that a number can be.
    [16 ** -65, '0010000000000000'],
    [16 ** 63 * (1 - 2 ** -53), '7ffffffffffffff8'],
    [0, '0000000000000000'],
    [-0, '0000000000000000'],
  ])('%d: %s', (value, hexadecimal) => expect(ibmDouble(value).toString('hex')).toBe(hexadecimal))

  test('no value: the full stop of SAS, then zeros', () => {
    expect(ibmDouble(null).toString('hex')).toBe('2e00000000000000')
  })

  test.each([16 ** 63, -(16 ** 63), 16 ** -66, Number.NaN, Number.POSITIVE_INFINITY, 5e-324])(
    '%d: an error',
    (value) => expect(() => ibmDouble(value)).toThrow(RangeError),
  )
})
