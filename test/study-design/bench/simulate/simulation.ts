import type { DesignName } from '#content/study-design/routes.ts'
import type { Draw } from './draw.ts'

export interface Simulation {
  name: DesignName
  what: string
  texts: Record<string, string>
  /** The quantity to compare with the mean outcome. */
  quantity: string
  /** The allowed error of a large-sample formula. */
  within?: number
  /** The note of a state where the formula fails by more than 3 points: it must be there. */
  warning?: string
  /** One trial of the design's size: 1 for a success, or a number. */
  trial: (quantityOf: (quantity: string) => number) => (draw: Draw) => number
}
