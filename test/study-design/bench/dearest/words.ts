import { readFileSync } from 'node:fs'
import files from '#build/search-files.json' with { type: 'json' }
import { readIndex } from '#client/search/index-file.ts'
import { languages } from '#content/locales.ts'

const longest = 200

/** Words of titles, in both languages. */
const words = languages.flatMap((language) => {
  const index = readIndex(readFileSync(`public/build/${files[language]}`, 'utf8'))
  const titles = index.kinds.map((_, entry) => index.entryAt(entry).title)
  return [...new Set(titles.flatMap((title) => title.split(/\s+/)))]
})

const pick = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)]

/** With a letter doubled, left out, or in another place. */
function misspelled(word: string, random: () => number): string {
  const at = Math.floor(random() * word.length)
  const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)]
  return pick([before + letter + letter + after, before + after, before + after + letter], random) ?? word
}

/** Questions with a word more, less, misspelled, twice, or another one. */
export function queriesNear(query: string, random: () => number): string[] {
  const asked = query.split(' ').filter(Boolean)
  const near = Array.from({ length: 8 }, () => {
    const at = Math.floor(random() * asked.length)
    const [before, word, after] = [asked.slice(0, at), asked[at] ?? '', asked.slice(at + 1)]
    const other = pick(words, random) ?? ''
    return [
      [...asked, other],
      [...before, other, ...after],
      [...before, misspelled(word, random), ...after],
      [...asked, word],
      [...before, ...after],
    ].map((list) => list.join(' '))
  })
  return near.flat().filter(({ length }) => length > 0 && length <= longest)
}

/** From one word to as many as a question may have. */
export const someQueries = (random: () => number, count: number): string[] =>
  Array.from({ length: count }, (_, place) => {
    const language = place % 2 === 0 ? /[\u05d0-\u05ea]/ : /[a-z]/i
    const own = words.filter((word) => language.test(word))
    const list = Array.from({ length: 1 + (place % 24) }, () => pick(own, random) ?? '')
    const spelled = place % 3 === 0 ? list.map((word) => misspelled(word, random)) : list
    return spelled.join(' ').slice(0, longest)
  })
