import type { en } from '#content/pages/clinical-solutions/en.ts'
import type { ServicePageCopy } from '#content/types.ts'
import { ServicePage } from '../sections/service-page.tsx'
import { wordsOf } from '../words.ts'
import { definePage } from './page.ts'

export const clinicalSolutions = definePage<ServicePageCopy>({
  copy: wordsOf<typeof en>('pages/clinical-solutions'),
  Page: ServicePage,
})
