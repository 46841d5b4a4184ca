import type { PlaceTable } from '#src/site/places.tsx'
import { AddToBrief } from './add-to-brief.tsx'

export const places: PlaceTable = { collect: AddToBrief }
