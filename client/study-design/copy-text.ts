import { marked, markOf } from './marks.ts'

/** In ms. */
const confirmedFor = 4000

function textOf(source: HTMLElement): string {
  return source instanceof HTMLAnchorElement ? source.href : (source.textContent ?? '')
}

/**
 * Copies the element whose id is in the mark `copy`. If the browser forbids it, the text is selected.
 * @returns whether something was copied
 */
export async function copyPressed(target: EventTarget | null, copied: string): Promise<boolean> {
  const button = target instanceof Element ? target.closest(marked('copy')) : null
  const source = document.getElementById(markOf(button, 'copy') ?? '')
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
