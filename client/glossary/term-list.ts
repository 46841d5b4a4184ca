import { fold } from '#client/ui/fold.ts'
import type { GlossaryResult, SearchableTerm } from './filter.ts'

/** A term of the document with the element that shows it. */
export interface ListedTerm extends SearchableTerm {
  row: HTMLElement
}

/** The terms as the server wrote them into the page: they are shipped once, as what is read. */
export function readTerms(list: HTMLElement): ListedTerm[] {
  return [...list.querySelectorAll<HTMLElement>('section')].flatMap((group) =>
    [...group.querySelectorAll('details')].map((row) => ({
      row,
      letter: group.dataset.letter ?? '',
      text: fold([...row.children].map((part) => part.textContent).join(' ')),
    })),
  )
}

/**
 * Shows the terms of a result and hides the others. Rows stay in the document, so that open ones
 * stay open, and only those that change are touched: React would take ten times as long to render
 * all of them.
 */
export function showTerms(
  list: HTMLElement,
  terms: ListedTerm[],
  { isShown, shown }: GlossaryResult,
  countText: (count: number) => string,
): void {
  const counts: Record<string, number> = {}
  terms.forEach(({ row, letter }, index) => {
    const isHidden = !isShown[index]
    if (row.hidden !== isHidden) row.hidden = isHidden
    if (!isHidden) counts[letter] = (counts[letter] ?? 0) + 1
  })
  for (const group of list.querySelectorAll<HTMLElement>('section')) {
    const count = counts[group.dataset.letter ?? ''] ?? 0
    if (group.hidden !== (count === 0)) group.hidden = count === 0
    const label = group.querySelector('[data-count]')
    const text = countText(count)
    if (label && count > 0 && label.textContent !== text) label.textContent = text
  }
  const empty = document.getElementById('no-terms')
  if (empty) empty.hidden = shown > 0
}
