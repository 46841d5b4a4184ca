/** Writes Markdown from the pieces of a page as they stream by: blocks, words, and the marks around them. */
export class MarkdownWriter {
  #out = ''
  /** Line ends owed before the next word. */
  #lines = 0
  /** What opens the next block, e.g. `## ` or `- `. */
  #opening = ''
  #headings = 0
  #quotes = 0
  #lists = 0
  #cells = 0
  #isSpaceOwed = false

  get isInHeading(): boolean {
    return this.#headings > 0
  }

  /** A heading of that level; inside a list item it takes the place of the bullet. Level 0 is a mere summary. */
  heading(level: number): () => void {
    this.#lines = 2
    this.#opening = level === 0 ? this.#opening : `${'#'.repeat(level)} `
    this.#headings += 1
    return () => {
      this.#headings -= 1
      this.block()
    }
  }

  /** A paragraph or any other block; the first one of a list item stands beside the bullet. */
  block(): () => void {
    const breakHere = () => {
      this.#isSpaceOwed = false
      if (this.#opening === '' && this.#cells === 0) this.#lines = 2
    }
    breakHere()
    return breakHere
  }

  item(): void {
    this.#isSpaceOwed = false
    this.#lines = Math.max(this.#lines, 1)
    this.#opening = `${'  '.repeat(Math.max(this.#lists - 1, 0))}- `
  }

  list(): () => void {
    if (this.#lists === 0) this.block()
    this.#lists += 1
    return () => {
      this.#lists -= 1
      this.#opening = ''
      this.block()
    }
  }

  quote(): () => void {
    this.#quotes += 1
    this.#lines = 2
    return () => {
      this.#quotes -= 1
      this.block()
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
    this.#isSpaceOwed = true
  }

  endRow(isHead: boolean): void {
    this.#out += ' |'
    if (isHead) this.#out += `\n|${' --- |'.repeat(this.#cells)}`
    this.#cells = 0
    this.#isSpaceOwed = false
  }

  /** Words as a reader sees them: a run of white space is one space. */
  text(words: string): void {
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
    } else if (this.#isSpaceOwed) {
      this.#out += ' '
    }
    this.#lines = 0
    this.#opening = ''
    this.#isSpaceOwed = false
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
