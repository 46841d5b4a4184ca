import { literalMarkdown } from '#src/site/literal-markdown.ts'
import { TableGrid } from './table-grid.ts'

/** Writes Markdown from the events of a streaming HTML parser. */
export class MarkdownWriter {
  #out = ''
  /** Line ends to write before the next word. */
  #lines = 0
  /** Written at the start of the next block, e.g. `## ` or `- `. */
  #opening = ''
  #headings = 0
  #quotes = 0
  /** The open lists. True if the present item has a bullet, false if it has a heading instead. */
  #lists: boolean[] = []
  readonly #grid = new TableGrid()
  #isInRow = false
  #isHeadRow = false
  #isCellEmpty = true
  /** A second block in a cell needs `<br>`: a row of a table is one line. */
  #isBreakOwed = false
  #isSpaceOwed = false
  #hasInlineEnded = false
  /** In code every character is written as it is, in `pre` line ends too. */
  #code: 'no' | 'span' | 'block' = 'no'

  get isInHeading(): boolean {
    return this.#headings > 0
  }

  /** Inside a list item the heading replaces the bullet. Level 0 is a `summary`. */
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

  block(): () => void {
    const breakHere = () => {
      if (this.#isInRow) {
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

  /** @returns the function for its end, which writes an empty cell for each further column */
  cell(columns: number, rows: number): () => void {
    if (this.#isInRow) {
      this.#out += ' |'
    } else {
      this.#lines = Math.max(this.#lines, 1)
      this.mark('|')
    }
    this.#out += ' |'.repeat(this.#grid.cell(columns, rows))
    this.#isInRow = true
    this.#isCellEmpty = true
    this.#isBreakOwed = false
    this.#isSpaceOwed = true
    return () => {
      this.#out += ' |'.repeat(columns - 1)
    }
  }

  endRow(): void {
    const { after, columns } = this.#grid.endRow()
    this.#out += ' |'.repeat(after + 1)
    if (this.#isHeadRow) this.#out += `\n|${' --- |'.repeat(columns)}`
    this.#isInRow = false
    this.#isBreakOwed = false
    this.#isSpaceOwed = false
  }

  /** Adjacent inline elements get a space, because on the page only CSS separates them. */
  inline(): () => void {
    if (this.#hasInlineEnded) this.#isSpaceOwed = true
    return () => {
      this.#hasInlineEnded = true
    }
  }

  code(): (() => void) | undefined {
    if (this.#code !== 'no') return undefined
    this.mark('`')
    this.#code = 'span'
    return () => {
      this.#code = 'no'
      this.close('`')
    }
  }

  codeBlock(): () => void {
    this.block()
    this.mark('```\n')
    this.#code = 'block'
    return () => {
      this.#code = 'no'
      this.close('\n```')
      this.block()
    }
  }

  text(words: string): void {
    if (this.#code !== 'no') {
      this.#out += this.#code === 'block' ? words : this.#inCell(words.replace(/\s+/g, ' '))
      return
    }
    this.#hasInlineEnded = false
    if (/^\s/.test(words)) this.#isSpaceOwed = true
    const visible = words.trim()
    if (visible === '') return
    this.mark(literalMarkdown(visible))
    this.#isSpaceOwed = /\s$/.test(words)
  }

  /** Writes characters without escaping, e.g. `**` or `[`, after pending line ends or spaces. */
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

  /** Writes directly after the last word. A pending space comes after these characters. */
  close(characters: string): void {
    this.#out += this.#inCell(characters)
  }

  /** A bar ends a cell, also in code and in an address. */
  #inCell(characters: string): string {
    return this.#isInRow ? characters.replaceAll('|', '\\|') : characters
  }

  toString(): string {
    return `${this.#out}\n`
  }
}
