/** The places of a table's cells: a cell of HTML may stand in several columns and rows, one of Markdown not. */
export class TableGrid {
  #column = 0
  /** For each column, in how many rows from this one on its last cell stands. */
  #rows: number[] = []

  /** @returns how many places before this cell belong to cells of rows above */
  cell(columns: number, rows: number): number {
    const before = this.#skipTaken()
    for (let left = columns; left > 0; left -= 1) {
      this.#rows[this.#column] = rows
      this.#column += 1
    }
    return before
  }

  /** @returns how many places after the last cell belong to cells of rows above, and how many there are */
  endRow(): { after: number; columns: number } {
    const after = this.#skipTaken()
    const columns = this.#column
    this.#column = 0
    this.#rows = this.#rows.map((rows) => Math.max(0, rows - 1))
    return { after, columns }
  }

  #skipTaken(): number {
    const start = this.#column
    while ((this.#rows[this.#column] ?? 0) > 0) this.#column += 1
    return this.#column - start
  }
}
