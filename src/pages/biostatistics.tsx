import { en } from '#content/pages/biostatistics/en.ts'
import { he } from '#content/pages/biostatistics/he.ts'
import type { ServicePageCopy } from '#content/types.ts'
import { ServicePage } from '../sections/service-page.tsx'
import { definePage } from './page.ts'

export const biostatistics = definePage<ServicePageCopy>({ copy: { en, he }, Page: ServicePage })
