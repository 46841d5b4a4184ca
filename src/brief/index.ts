import { brief } from './page.tsx'

export { briefFiles as files } from './files.ts'
export { places } from './places.tsx'

export const pages = { brief }
