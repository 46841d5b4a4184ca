/**
 * Tokens that a Hebrew paragraph paints in another order than written: signed numbers, percentages,
 * ranges, phone numbers, addresses, Latin phrases. It compares the position of each character. A
 * run that begins inside a word is also a fault.
 */
export function misordered(): string[] {
  const risky =
    /(?:[A-Z]+ )?\/\.?[A-Za-z][\w./-]*\w|\d+(?:\/\d+)*\/[A-Z]+|[+\-−±<>≤≥~]\s?\d[\d.,]*|\d[\d.,]*(?:[–\-/]\d[\d.,]*)+%?|\d[\d.,]*[+%]|[\w.+-]+@[\w.-]+\w|[A-Za-z][A-Za-z0-9]*(?:[ /-][A-Za-z0-9]+)*/g
  const faults: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest('script, style, [hidden]') || parent.getClientRects().length === 0) continue
    const before = parent.localName === 'bdi' ? (parent.previousSibling?.textContent ?? '') : ''
    if (/[^\P{L}\u0590-\u05ff]$/u.test(before))
      faults.push(`"${node.textContent}" is cut out of a word, after "${before.slice(-20)}"`)
    for (const match of (node.textContent ?? '').matchAll(risky)) {
      const boxes = [...match[0]].map((_, offset) => {
        range.setStart(node, match.index + offset)
        range.setEnd(node, match.index + offset + 1)
        return range.getBoundingClientRect()
      })
      const isWrong = boxes.some((box, index) => {
        const before = boxes[index - 1]
        if (!before || box.width === 0 || before.width === 0) return false
        return Math.abs(box.top - before.top) < 2 && box.left < before.left - 0.5
      })
      if (isWrong)
        faults.push(`"${match[0]}" is painted in another order, in "${parent.textContent?.slice(0, 80)}"`)
    }
  }
  return faults
}

/**
 * Latin names that a link cuts in two, such as "TMF" and "Reference Model": a Hebrew paragraph
 * paints the second part before the first. A list of links, or of the choices of a drawn form, is
 * painted in its order.
 */
export function cutNames(): string[] {
  const faults: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const boxAt = (node: Node, offset: number) => {
    range.setStart(node, offset)
    range.setEnd(node, offset + 1)
    return range.getBoundingClientRect()
  }
  const blockOf = (node: Node) => node.parentElement?.closest('p, li, td, th, dt, dd, h1, h2, h3, h4')
  const isListed = (node: Node) => Boolean(node.parentElement?.closest('a:not(.term-link), .crf-choice'))
  let last: Node | undefined
  let gap = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    if (node.parentElement?.closest('script, style, [hidden], svg, math')) continue
    if (/^[ /-]+$/.test(text)) {
      gap += text
      continue
    }
    const [before, between] = [last, gap]
    last = node
    gap = ''
    if (!before || blockOf(before) !== blockOf(node) || (isListed(before) && isListed(node))) continue
    const end = /([A-Za-z\d])([ /-]*)$/.exec(before.textContent ?? '')
    const start = /^([ /-]*)([A-Za-z\d])/.exec(text)
    if (!end || !start || !/[A-Za-z]/.test(`${end[1]}${start[2]}`)) continue
    if (`${end[2]}${between}${start[1]}` === '') continue
    const [from, to] = [boxAt(before, end.index), boxAt(node, start[0].length - 1)]
    if (from.width > 0 && Math.abs(to.top - from.top) < 2 && to.left < from.left)
      faults.push(`"${before.textContent}" and "${text}" are cut: they change places`)
  }
  return faults
}
