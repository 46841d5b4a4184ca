import { search } from './page.tsx'

export { searchFiles as files } from './files.ts'
export { tools } from './tools.ts'

export const pages = { search }
