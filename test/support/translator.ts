/**
 * Runs inside a page, before its scripts. Once all islands are awake it does what the translators of
 * Chrome, Edge and Google do: it puts a `font` element in the place of every text, and again after
 * each change. A write into a text that is no longer in the page is an error: nobody sees it.
 */
export function translate(): void {
  const untouched = 'font, script, style, textarea, select, svg, math, title'
  const replaced = new WeakSet<Node>()
  const put = (text: Text) => {
    const { parentElement } = text
    if (!text.data.trim() || !parentElement || parentElement.closest(untouched)) return
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
    replaced.add(text)
  }
  const putAll = (root: Node) => {
    if (root instanceof Text) put(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) if (text instanceof Text) put(text)
  }
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(text: string) {
      if (replaced.has(this)) console.error(`"${text}" is written where nobody sees it`)
      value?.set?.call(this, text)
    },
  })
  const again = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target.isConnected && target instanceof Text) put(target)
      for (const node of addedNodes) if (node.isConnected) putAll(node)
    }
  })
  const start = new MutationObserver(() => {
    if (
      !document.querySelector('[data-island]') ||
      document.querySelector('[data-island]:not([data-hydrated])')
    )
      return
    start.disconnect()
    putAll(document.body)
    again.observe(document.body, { subtree: true, childList: true, characterData: true })
    document.documentElement.dataset.translated = ''
  })
  start.observe(document, { subtree: true, attributeFilter: ['data-hydrated'] })
}
