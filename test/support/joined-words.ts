/** What a browser without stylesheets puts on lines of their own. */
const blocks = new Set(
  [
    ...[
      'address',
      'article',
      'aside',
      'blockquote',
      'body',
      'br',
      'caption',
      'dd',
      'details',
      'dialog',
      'div',
    ],
    ...['dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'header'],
    ...['hr', 'legend', 'li', 'main', 'nav', 'ol', 'optgroup', 'option', 'p', 'pre', 'search', 'section'],
    ...['summary', 'table', 'tbody', 'td', 'textarea', 'tfoot', 'th', 'thead', 'tr', 'ul'],
  ].map((name) => name.toUpperCase()),
)

const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE'])

/** They may begin or end inside a word. */
const isPartOfText = (element: Element) =>
  ['BDI', 'STRONG', 'EM', 'SUB', 'SUP'].includes(element.nodeName) || element.getAttribute('class') === 'run'

const wordEnd = /[\p{L}\p{N}\p{Pe}.,:;!?%]$/u
/** A Hebrew preposition or article is written together with the next word, also with a link. */
const prefix = /(?<!\p{L})[ובהכלמש]{1,3}$/u
const wordStart = /^[\p{L}\p{N}\p{Ps}+]/u

interface Border {
  mark: string
  isEnd: boolean
  isPartOfText: boolean
}

/**
 * Words with the border of an element between them, but no space and no new line: CSS alone keeps
 * them apart. A run of text that continues in its parent is one text, e.g. `20<bdi>0+</bdi>`.
 */
export function joinedWords(root: Element): string[] {
  const found: string[] = []
  let before = ''
  let borders: Border[] = []
  const begin = () => {
    before = ''
    borders = []
  }
  const readText = (text: string) => {
    if (text === '') return
    const isOneText =
      borders.every((border) => border.isPartOfText) && new Set(borders.map(({ isEnd }) => isEnd)).size < 2
    const isJoined = wordEnd.test(before) && !prefix.test(before) && wordStart.test(text)
    if (borders.length > 0 && !isOneText && isJoined)
      found.push(`${before.slice(-20)}${borders.map(({ mark }) => mark).join('')}${text.slice(0, 20)}`)
    before = (before + text).slice(-20)
    borders = []
  }
  const read = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) return readText(node.textContent ?? '')
    if (!('getAttribute' in node) || unread.has(node.nodeName)) return
    const element = node as Element
    const name = element.nodeName.toLowerCase()
    if (name === 'wbr') return
    const isBlock = blocks.has(node.nodeName) || element.getAttribute('display') === 'block'
    const border = (isEnd: boolean) => {
      if (isBlock) begin()
      else borders.push({ mark: `<${isEnd ? '/' : ''}${name}>`, isEnd, isPartOfText: isPartOfText(element) })
    }
    border(false)
    // A formula reads as its signs, one after the other; a monogram is a picture of two letters.
    if (name === 'math') readText('f')
    else if (name !== 'div' || element.getAttribute('role') !== 'img')
      for (const child of node.childNodes) read(child)
    border(true)
  }
  read(root)
  return found
}
