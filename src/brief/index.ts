import { brief } from './page.tsx'

export { allDeliverables } from './document.ts'
export { briefFiles as files } from './files.ts'

export const pages = { brief }
