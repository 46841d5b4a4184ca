import type { en } from '#content/pages/data-management/en.ts'
import type { ServicePageCopy } from '#content/types.ts'
import { ServicePage } from '../sections/service-page.tsx'
import { wordsOf } from '../words.ts'
import { definePage } from './page.ts'

export const dataManagement = definePage<ServicePageCopy>({
  copy: wordsOf<typeof en>('pages/data-management'),
  Page: ServicePage,
})
