import type { en } from '#content/pages/biostatistics/en.ts'
import type { ServicePageCopy } from '#content/types.ts'
import { ServicePage } from '../sections/service-page.tsx'
import { wordsOf } from '../words.ts'
import { definePage } from './page.ts'

export const biostatistics = definePage<ServicePageCopy>({
  copy: wordsOf<typeof en>('pages/biostatistics'),
  Page: ServicePage,
})
