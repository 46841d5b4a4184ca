import type { Texts } from '../frame/fields.ts'
import { stageField } from './answer.ts'

/** Two interim analyses of the group sequential design's example. */
export const monitoringExample: Texts = {
  info1: '45',
  z1: '0.8',
  info2: '90',
  z2: '1.9',
  [stageField]: 'interim',
}
