import type { ComponentType } from 'react'
import { plots } from '../plots/index.ts'

/** The picture of a card, by the card's id: it stands between the card's description and its text. */
export const serviceFigures: Record<string, ComponentType> = {
  cdisc: plots['data-flow'],
  ctms: plots.enrolment,
  'medical-writing': plots['document-timeline'],
  pharmacovigilance: plots['safety-bars'],
  'statistical-consulting': plots['dose-response'],
  'statistical-analysis': plots.forest,
  'pk-pd': plots['concentration-time'],
}
