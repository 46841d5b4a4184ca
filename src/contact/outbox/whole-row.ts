export type TableName = 'messages' | 'trapped'

/** A page starts behind the row `after`. */
export interface Place {
  table: TableName
  after: number
}

/** All columns of a table, those that a later release adds too. */
export type WholeRow = Record<string, string | number | null> & { reference: string; body: string }
