import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { fill } from '#client/text/fill.ts'
import { addressedElement } from '#client/ui/addressed-element.ts'
import { type GlossaryFilter, sift } from './filter.ts'
import { type ListedTerm, readTerms, showTerms } from './term-list.ts'
import type { GlossaryStart, GlossaryWords } from './words.ts'

/**
 * Returns the server's result until the list has been read. The list changes in the same frame as
 * the key: a deferred list would be painted two frames later.
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
    // In the next frame, because positions would force an extra layout now.
    const frame = requestAnimationFrame(() => {
      if (wasHidden && !target?.hidden) target?.scrollIntoView()
      // If the list got shorter, the visitor could be at its end.
      if (list.getBoundingClientRect().top < 0 && result.shown < terms.length)
        list.scrollIntoView({ behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [terms, result, words])

  return result ?? start
}
