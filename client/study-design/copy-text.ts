/** How long a button says that it has copied, in ms. */
const confirmedFor = 4000

/** What a copy button is for: the address of a link, or the text of any other element. */
function textOf(source: HTMLElement): string {
  return source instanceof HTMLAnchorElement ? source.href : (source.textContent ?? '')
}

/**
 * Copies what a pressed button names in `data-copy`, by its id, and says so in the button. Where
 * the browser forbids it, the text is marked, to be copied by hand.
 * @returns whether something was copied
 */
export async function copyPressed(target: EventTarget | null, copied: string): Promise<boolean> {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
  const source = document.getElementById(button?.dataset.copy ?? '')
  if (!button || !source) return false
  try {
    await navigator.clipboard.writeText(textOf(source))
  } catch {
    getSelection()?.selectAllChildren(source)
    return false
  }
  const label = button.textContent
  if (label === copied) return true
  button.textContent = copied
  setTimeout(() => {
    button.textContent = label
  }, confirmedFor)
  return true
}
