import { expect, test } from 'vitest'
import { everyAddress, stateAddresses } from '#test/support/addresses.ts'
import { ask, documentAt } from '#test/support/built-pages.ts'
import { attributesOf } from '#test/support/html.ts'
import { hasLeft } from '#test/support/left.ts'

/** Pages that link to a table only after a question. */
const asked = ['', '&lang=he'].flatMap((language) =>
  [
    `/study-design/two-means?rows=difference&columns=sd${language}`,
    `/study-design/compare?design=two-means&design=precision${language}`,
  ].filter((path) => !hasLeft(path)),
)

/** Programs read the data of the sample study. */
const isForPeople = (path: string) => /\.csv(\?|$)/.test(path) && !path.startsWith('/sample-study/data/')

const mark = [0xef, 0xbb, 0xbf]

test('every CSV for people: Excel reads its letters, because a byte order mark is before them', async () => {
  const found = new Set<string>()
  for (const path of [...[...everyAddress, ...stateAddresses].map((one) => one.path), ...asked])
    for (const link of attributesOf(await documentAt(path), 'href').filter(isForPeople)) found.add(link)
  expect([...found].filter((link) => link.includes('lang=he'))).not.toEqual([])
  for (const address of found) {
    const response = await ask(address)
    expect(response.status, address).toBe(200)
    const bytes = new Uint8Array(await response.arrayBuffer())
    const isMarked = mark.every((byte, at) => bytes[at] === byte)
    expect(isMarked, address).toBe(bytes.some((byte) => byte > 0x7f))
  }
  expect(found.size).toBeGreaterThan(4)
})
