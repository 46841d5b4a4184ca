import type { en } from '#content/pages/terms-of-service/en.ts'
import { Policy, type PolicyCopy } from '../sections/policy.tsx'
import { wordsOf } from '../words.ts'
import { definePage } from './page.ts'

export const termsOfService = definePage<PolicyCopy>({
  copy: wordsOf<typeof en>('pages/terms-of-service'),
  Page: Policy,
  isDated: true,
})
