export { cellsOf, csvForPeople, csvText } from './csv.ts'
export { keyed } from './keyed.ts'
export { type Line, linesIn } from './lines.ts'
export { stopAt } from './stop-at.ts'
