import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { fill } from '#client/text/fill.ts'
import { replaceAddressLater, settleAddress } from '#client/ui/address.ts'
import { Announcement } from '#client/ui/announcement.tsx'
import { queryAddress } from '#client/ui/query-address.ts'
import { followArrows } from './arrow-keys.ts'
import { ask, readAsked, tooLong } from './ask.ts'
import type { SearchIndex } from './index-file.ts'
import { loadIndex } from './load-index.ts'
import {
  type Answered,
  countId,
  Examples,
  SearchAnswer,
  type SearchLinks,
  type SearchWords,
  TooLong,
} from './search-answer.tsx'

interface SiteSearchProps {
  field: string
  /** The address of the index in the language of the page. */
  index: string
  query: string
  words: SearchWords
  links: SearchLinks
  children?: ReactNode
}

/** For each key the best group is rendered at once, the other groups when React has time. */
export function SiteSearch({ field, index, query, words, links, children }: SiteSearchProps) {
  const [typed, setTyped] = useState<Answered | null>(null)
  const settled = useDeferredValue(typed)

  useEffect(() => {
    const input = document.getElementById(field)
    if (input instanceof HTMLInputElement) return followField(input, { index, query, links }, setTyped)
  }, [field, index, query, links])

  const count = typed?.answer?.count
  const refusal = tooLong(words.tooLong, typed?.query ?? '')
  const best = typed?.answer?.best
  const counted = fill(words.count, { count: count ?? 0 })
  const found = best ? `${fill(words.bestSaid, { title: best.title })} ${counted}` : counted
  const said = count ? found : `${words.none.title}. ${words.none.text}`
  return (
    <>
      <Announcement text={count === undefined ? refusal : said} />
      {typed === null && children}
      {typed?.query === '' && <Examples words={words} links={links} />}
      {refusal && <TooLong text={refusal} />}
      {typed?.answer && (
        <SearchAnswer
          words={words}
          links={links}
          query={typed.query}
          answer={typed.answer}
          meanwhile={settled ?? { query: '' }}
        />
      )}
    </>
  )
}

type Field = Pick<SiteSearchProps, 'index' | 'query' | 'links'>

/** Before the index has loaded, the form asks the server. @returns a function that ends it */
function followField(
  input: HTMLInputElement,
  { index, query: start, links }: Field,
  show: (shown: Answered) => void,
): () => void {
  let loaded: SearchIndex | undefined
  let shown = start
  let addressed = start
  const answer = () => {
    const asked = readAsked({ q: input.value })
    if (asked.query !== addressed) replaceAddressLater(queryAddress(links.search, { q: asked.query }))
    addressed = asked.query
    if (!loaded || asked.query === shown) return
    shown = asked.query
    show({ query: asked.query, answer: ask(loaded, asked) })
  }
  const reach = () => {
    if (loaded) return
    loadIndex(index).then(
      (it) => {
        loaded = it
        answer()
      },
      () => {},
    )
  }
  const type = () => {
    reach()
    answer()
  }
  const submit = (event: SubmitEvent) => {
    if (!loaded) return
    event.preventDefault()
    answer()
    settleAddress()
    document.getElementById(countId)?.focus()
  }
  const events = new AbortController()
  const { signal } = events
  input.addEventListener('focus', reach, { signal })
  input.addEventListener('input', type, { signal })
  input.form?.addEventListener('submit', submit, { signal })
  followArrows(input, signal)
  // The visitor may have focused the field or typed before hydration.
  if (document.activeElement === input || readAsked({ q: input.value }).query !== start) reach()
  return () => events.abort()
}
