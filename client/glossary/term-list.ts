import { fold } from '#client/text/fold.ts'
import type { GlossaryResult, SearchableTerm } from './filter.ts'

export interface ListedTerm extends SearchableTerm {
  row: HTMLElement
}

/** Reads the terms from the HTML, so that they are not shipped a second time as props. */
export function readTerms(list: HTMLElement): ListedTerm[] {
  return [...list.querySelectorAll<HTMLElement>('section')].flatMap((group) =>
    [...group.querySelectorAll('details')].map((row) => ({
      row,
      group: group.dataset.group ?? '',
      text: fold([...row.children].map((part) => part.textContent).join(' ')),
    })),
  )
}

/**
 * React would take ten times as long to render the rows. Rows stay in the document, so that open
 * rows stay open.
 */
export function showTerms(
  list: HTMLElement,
  terms: ListedTerm[],
  { isShown, shown }: GlossaryResult,
  countText: (count: number) => string,
): void {
  const counts: Record<string, number> = {}
  terms.forEach(({ row, group }, index) => {
    const isHidden = !isShown[index]
    if (row.hidden !== isHidden) row.hidden = isHidden
    if (!isHidden) counts[group] = (counts[group] ?? 0) + 1
  })
  for (const group of list.querySelectorAll<HTMLElement>('section')) {
    const count = counts[group.dataset.group ?? ''] ?? 0
    if (group.hidden !== (count === 0)) group.hidden = count === 0
    const label = group.querySelector('[data-count]')
    const text = countText(count)
    if (label && count > 0 && label.textContent !== text) label.textContent = text
  }
  const empty = document.getElementById('no-terms')
  if (empty) empty.hidden = shown > 0
}
