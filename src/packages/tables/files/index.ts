export { keyed } from '../keyed.ts'
export { stopAt } from '../stop-at.ts'
export { readJson } from './read-json.ts'
export { filled, type Row, readRows, rowsIn } from './rows.ts'
