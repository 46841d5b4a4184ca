import { expect, test } from 'vitest'
import { networkOf, ownerOf, wideNetworkOf } from './rate-limit.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['::1', ':0:0:0'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['unknown', 'unknown'],
])('%s is limited as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['192.0.2.7', '192.0.2'],
  ['::ffff:192.0.2.7', '192.0.2'],
  ['2001:db8:1:2::7', '2001.db8.1'],
  ['2001:db8::7', '2001.db8.0'],
  ['unknown', 'unknown'],
])('%s has its share of the day as %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network)
})

test.each([
  ['192.0.2.7', '192.0'],
  ['::ffff:192.0.2.7', '192.0'],
  ['2001:db8:1:2::7', '2001.db8'],
  ['2001:db8::7', '2001.db8'],
  ['unknown', 'unknown'],
])('%s counts to the owner %s', (address, owner) => {
  expect(ownerOf(wideNetworkOf(address))).toBe(owner)
})
