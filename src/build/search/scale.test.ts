import { describe, expect, test } from 'vitest'
import { meaningsOf, placesNear } from '#client/search/expand.ts'
import { readIndex, type SearchIndex } from '#client/search/index-file.ts'
import { search } from '#client/search/rank.ts'
import type { Source } from './source.ts'
import { writeIndex } from './write-index.ts'

/** Numbers from 0 to 1, the same in every run (Lehmer, 48271). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** 5,000 entries of 8,000 words. The first words are in almost every entry, the last in few. */
function bigIndex(): SearchIndex {
  const next = random(7)
  const word = () =>
    Array.from({ length: 4 + Math.floor(next() * 7) }, () =>
      String.fromCharCode(97 + Math.floor(next() * 26)),
    ).join('')
  const words = Array.from({ length: 8000 }, word)
  const text = (length: number) =>
    Array.from({ length }, () => words[Math.floor(words.length * next() ** 3)]).join(' ')
  const sources = Array.from({ length: 5000 }, (_, number): Source => {
    const title = `${words[number % words.length]} ${text(2)}`
    return { id: `term:${number}`, kind: 'term', href: '/', title, body: text(20), names: [title] }
  })
  return readIndex(writeIndex(sources))
}

/** Counts the lines of the index that are parsed. */
function counted(index: SearchIndex) {
  const lines = { words: 0, entries: 0 }
  const count = <Result>(kind: keyof typeof lines, read: (place: number) => Result) => {
    return (place: number) => {
      lines[kind] += 1
      return read(place)
    }
  }
  const { namesOf, bodiesOf, entryAt } = index
  const watched: SearchIndex = {
    ...index,
    namesOf: count('words', namesOf),
    bodiesOf: count('words', bodiesOf),
    entryAt: count('entries', entryAt),
  }
  return { watched, lines }
}

describe('5,000 entries', () => {
  const index = bigIndex()
  const names = index.isName.filter(Boolean).length
  const titles = [0, 1700, 3400].map((entry) => index.entryAt(entry).title)

  test('a query parses some lines for each of its words, and the entries that it shows', () => {
    for (const query of [...titles, titles.join(' '), 'a', 'ab', 'st tr', titles.join('x ')]) {
      const { watched, lines } = counted(index)
      search(watched, query, 6)
      const words = query.split(' ').length
      expect(lines.words, query).toBeLessThanOrEqual(120 * words)
      expect(lines.entries, query).toBeLessThanOrEqual(6)
    }
  })

  test('a misspelt word is compared with few words, among them the one that was meant', () => {
    const stems = index.stems.filter((stem, place) => index.isName[place] && stem.length > 7).slice(0, 20)
    for (const stem of stems) {
      const misspelt = `${stem.slice(0, 3)}${stem[4]}${stem[3]}${stem.slice(5)}`
      expect(placesNear(index, misspelt, 2).length, misspelt).toBeLessThan(names / 20)
      expect([...meaningsOf(index, misspelt).meanings.keys()]).toContain(index.places.get(stem))
    }
  })
})
