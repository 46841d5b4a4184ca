import { en } from '#content/pages/data-management/en.ts'
import { he } from '#content/pages/data-management/he.ts'
import type { ServicePageCopy } from '#content/types.ts'
import { ServicePage } from '../sections/service-page.tsx'
import { definePage } from './page.ts'

export const dataManagement = definePage<ServicePageCopy>({ copy: { en, he }, Page: ServicePage })
