export { readJson } from './read-json.ts'
export { filled, keyed, type Row, readRows, rowsIn } from './rows.ts'
export { stopAt } from './stop-at.ts'
