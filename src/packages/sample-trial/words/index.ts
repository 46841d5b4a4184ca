export { rules } from './rules.ts'
export { tables } from './tables.ts'
