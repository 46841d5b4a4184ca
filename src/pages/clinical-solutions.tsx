import { en } from '#content/pages/clinical-solutions/en.ts'
import { he } from '#content/pages/clinical-solutions/he.ts'
import type { ServicePageCopy } from '#content/types.ts'
import { ServicePage } from '../sections/service-page.tsx'
import { definePage } from './page.ts'

export const clinicalSolutions = definePage<ServicePageCopy>({ copy: { en, he }, Page: ServicePage })
