const cards = () => [...document.querySelectorAll<HTMLDetailsElement>('main details[id]')]

export function openCards(): string[] {
  return cards().flatMap(({ id, open }) => (open ? [id] : []))
}

export function restoreCards(ids: readonly string[]): void {
  for (const card of cards()) {
    const isOpen = ids.includes(card.id)
    if (card.open !== isOpen) card.open = isOpen
  }
}
