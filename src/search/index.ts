import { search } from './page.tsx'

export { searchFiles as files } from './files.ts'

export const pages = { search }
