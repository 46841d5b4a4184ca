/**
 * Writes Markdown from the pieces of a page as they stream by: blocks, words, and the marks around
 * them.
 */
export class MarkdownWriter {
  #out = ''
  /** Line ends owed before the next word. */
  #lines = 0
  /** What opens the next block, e.g. `## ` or `- `. */
  #opening = ''
  #headings = 0
  #quotes = 0
  /**
   * The open lists; true where the present item has a bullet, false where it has a heading instead.
   */
  #lists: boolean[] = []
  #cells = 0
  #isHeadRow = false
  #isCellEmpty = true
  /** A second block in a cell: a table has no other way to end a line. */
  #isBreakOwed = false
  #isSpaceOwed = false
  #hasInlineEnded = false

  get isInHeading(): boolean {
    return this.#headings > 0
  }

  /**
   * A heading of that level; inside a list item it takes the place of the bullet. Level 0 is a mere
   * summary.
   */
  heading(level: number): () => void {
    this.block()
    if (level > 0) {
      this.#lines = 2
      this.#opening = `${'#'.repeat(level)} `
      if (this.#lists.length > 0) this.#lists[this.#lists.length - 1] = false
    }
    this.#headings += 1
    return () => {
      this.#headings -= 1
      this.block()
    }
  }

  /** A paragraph or any other block; the first one of a list item stands beside the bullet. */
  block(): () => void {
    const breakHere = () => {
      if (this.#cells > 0) {
        this.#isBreakOwed = !this.#isCellEmpty
        return
      }
      this.#isSpaceOwed = false
      if (this.#opening === '') this.#lines = 2
    }
    breakHere()
    return breakHere
  }

  item(): void {
    this.#isSpaceOwed = false
    this.#lines = Math.max(this.#lines, 1)
    this.#opening = `${'  '.repeat(this.#lists.slice(0, -1).filter(Boolean).length)}- `
    this.#lists[this.#lists.length - 1] = true
  }

  list(): () => void {
    if (this.#lists.length === 0) this.block()
    this.#lists.push(false)
    return () => {
      this.#lists.pop()
      this.#opening = ''
      this.block()
    }
  }

  quote(): () => void {
    this.#quotes += 1
    this.#opening = ''
    this.#lines = 2
    return () => {
      this.#quotes -= 1
      this.block()
    }
  }

  tableHead(): () => void {
    this.#isHeadRow = true
    return () => {
      this.#isHeadRow = false
    }
  }

  cell(): void {
    if (this.#cells === 0) {
      this.#lines = Math.max(this.#lines, 1)
      this.mark('|')
    } else {
      this.#out += ' |'
    }
    this.#cells += 1
    this.#isCellEmpty = true
    this.#isBreakOwed = false
    this.#isSpaceOwed = true
  }

  endRow(): void {
    this.#out += ' |'
    if (this.#isHeadRow) this.#out += `\n|${' --- |'.repeat(this.#cells)}`
    this.#cells = 0
    this.#isBreakOwed = false
    this.#isSpaceOwed = false
  }

  /**
   * A piece of a line. Two of them side by side are set apart by style sheets on the page, by a
   * space here.
   */
  inline(): () => void {
    if (this.#hasInlineEnded) this.#isSpaceOwed = true
    return () => {
      this.#hasInlineEnded = true
    }
  }

  /** Words as a reader sees them: a run of white space is one space. */
  text(words: string): void {
    this.#hasInlineEnded = false
    if (/^\s/.test(words)) this.#isSpaceOwed = true
    const visible = words.replace(/\s+/g, ' ').trim()
    if (visible === '') return
    this.mark(visible.replace(/[\\`*_[\]<]/g, '\\$&'))
    this.#isSpaceOwed = /\s$/.test(words)
  }

  /** Characters of Markdown itself, e.g. `**` or `[`, after whatever is still owed. */
  mark(characters: string): void {
    if (this.#out === '' || this.#lines > 0) {
      if (this.#out !== '') this.#out += '\n'.repeat(this.#lines)
      this.#out += '> '.repeat(this.#quotes) + this.#opening
    } else if (this.#isBreakOwed) {
      this.#out += '<br>'
    } else if (this.#isSpaceOwed) {
      this.#out += ' '
    }
    if (characters !== '|') this.#isCellEmpty = false
    this.#isBreakOwed = false
    this.#lines = 0
    this.#opening = ''
    this.#isSpaceOwed = false
    this.#hasInlineEnded = false
    this.#out += characters
  }

  /** A closing mark clings to the word before it; a space that is owed follows it. */
  close(characters: string): void {
    this.#out += characters
  }

  toString(): string {
    return `${this.#out}\n`
  }
}
