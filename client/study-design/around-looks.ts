import { marked } from './marks.ts'

function takeAttributes(into: Element, from: Element): void {
  for (const { name, value } of from.attributes) into.setAttribute(name, value)
}

/** Replaces what is around an element that remains, up to the root. */
function takeAround(kept: Node, fresh: Node, root: Element): void {
  const [into, from] = [kept.parentElement, fresh.parentElement]
  if (!into || !from) return
  for (const old of [...into.childNodes]) if (old !== kept) into.removeChild(old)
  let isAfter = false
  for (const node of [...from.childNodes]) {
    if (node === fresh) isAfter = true
    else into.insertBefore(node, isAfter ? null : kept)
  }
  if (into === root) return
  takeAttributes(into, from)
  takeAround(into, from, root)
}

/**
 * Takes the next answer, but for the handles of the looks: one may have the focus, or a finger on it.
 * @returns false if there are other looks: then nothing is taken
 */
export function takeAroundLooks(answer: Element, next: Element): boolean {
  const [kept, fresh] = [answer, next].map((place) => place.querySelector(marked('looks')))
  if (!kept || !fresh) return false
  const [parts, newParts] = [kept, fresh].map((looks) => Array.from(looks.querySelectorAll('*')))
  if (!parts || parts.length !== newParts?.length) return false
  takeAround(kept, fresh, answer)
  for (const [index, part] of parts.entries()) if (newParts[index]) takeAttributes(part, newParts[index])
  return true
}
