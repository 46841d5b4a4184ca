import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { addressedElement } from '#client/ui/addressed-element.ts'
import { fill } from '#client/ui/fill.ts'
import { type GlossaryFilter, sift } from './filter.ts'
import { type ListedTerm, readTerms, showTerms } from './term-list.ts'
import type { GlossaryStart, GlossaryWords } from './words.ts'

/**
 * Filters the list of the page and tells what it found; before the list is read, what the server
 * found. The list changes with the key that was pressed, in the same frame: a deferred one would be
 * painted two frames later.
 */
export function useResult(filter: GlossaryFilter, words: GlossaryWords, start: GlossaryStart) {
  const [terms, setTerms] = useState<ListedTerm[] | null>(null)
  const result = useMemo(() => terms && sift(terms, filter), [terms, filter])

  useEffect(() => {
    const list = document.getElementById('terms')
    if (list) setTerms(readTerms(list))
  }, [])

  useLayoutEffect(() => {
    const list = document.getElementById('terms')
    if (!list || !terms || !result) return
    const target = addressedElement()
    const wasHidden = target?.hidden
    showTerms(list, terms, result, (count) => fill(count === 1 ? words.one : words.many, { count }))
    // Asked now, where things stand would have to be reckoned twice.
    const frame = requestAnimationFrame(() => {
      if (wasHidden && !target?.hidden) target?.scrollIntoView()
      // A list that grew short above the window leaves the visitor at its end: show its beginning.
      if (list.getBoundingClientRect().top < 0 && result.shown < terms.length)
        list.scrollIntoView({ behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [terms, result, words])

  return result ?? start
}
