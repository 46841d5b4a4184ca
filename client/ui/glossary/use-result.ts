import { useEffect, useMemo, useState } from 'react'
import { addressedElement } from '../../open-details.ts'
import { type GlossaryFilter, sift } from '../../state/glossary.ts'
import { fill } from '../fill.ts'
import { type ListedTerm, readTerms, showTerms } from './term-list.ts'
import type { GlossaryStart, GlossaryWords } from './words.ts'

/** Filters the list of the page and tells what it found; before the list is read, what the server found. */
export function useResult(filter: GlossaryFilter, words: GlossaryWords, start: GlossaryStart) {
  const [terms, setTerms] = useState<ListedTerm[] | null>(null)
  const result = useMemo(() => terms && sift(terms, filter), [terms, filter])

  useEffect(() => {
    const list = document.getElementById('terms')
    if (list) setTerms(readTerms(list))
  }, [])

  useEffect(() => {
    const list = document.getElementById('terms')
    if (!list || !terms || !result) return
    const target = addressedElement()
    const wasHidden = target?.hidden
    showTerms(list, terms, result, (count) => fill(count === 1 ? words.one : words.many, { count }))
    if (wasHidden && !target?.hidden) target?.scrollIntoView()
    // A list that grew short above the window leaves the visitor at its end: show its beginning.
    if (list.getBoundingClientRect().top < 0 && result.shown < terms.length)
      list.scrollIntoView({ behavior: 'instant' })
  }, [terms, result, words])

  return result ?? start
}
