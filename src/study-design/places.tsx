import type { PlaceTable } from '#src/site/places.tsx'
import { AreaDesigns, ServiceDesigns, TermDesigns } from './design-links.tsx'
import { HomeDoor } from './home-door.tsx'

export const places: PlaceTable = {
  areaDesigns: AreaDesigns,
  servicePlanning: ServiceDesigns,
  termPlanning: TermDesigns,
  homeSize: HomeDoor,
}
