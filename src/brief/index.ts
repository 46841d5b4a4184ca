import type { PlaceTable } from '#src/site/places.tsx'
import { AddToBrief } from './add-to-brief.tsx'
import { brief } from './page.tsx'

export { briefFiles as files } from './files.ts'

export const pages = { brief }

export const places: PlaceTable = { collect: AddToBrief }
