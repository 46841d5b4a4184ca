const cards = () => [...document.querySelectorAll<HTMLDetailsElement>('main details[id]')]

/** The ids of the page's cards that are open: terms, groups of solutions. */
export function openCards(): string[] {
  return cards().flatMap(({ id, open }) => (open ? [id] : []))
}

/** Opens these cards and closes the others; ids are the same in both languages. */
export function restoreCards(ids: readonly string[]): void {
  for (const card of cards()) {
    const isOpen = ids.includes(card.id)
    if (card.open !== isOpen) card.open = isOpen
  }
}
