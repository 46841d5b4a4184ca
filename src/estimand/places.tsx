import type { PlaceTable } from '#src/site/places.tsx'
import { AreaQuestion } from './area-question.tsx'
import { DesignQuestion } from './design-question.tsx'
import { HomeDoor } from './home-door.tsx'

export const places: PlaceTable = {
  areaQuestion: AreaQuestion,
  designQuestion: DesignQuestion,
  homeQuestion: HomeDoor,
}
