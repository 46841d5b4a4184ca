import type { en } from '#content/pages/privacy-policy/en.ts'
import { Policy, type PolicyCopy } from '../sections/policy.tsx'
import { wordsOf } from '../words.ts'
import { definePage } from './page.ts'

export const privacyPolicy = definePage<PolicyCopy>({
  copy: wordsOf<typeof en>('pages/privacy-policy'),
  Page: Policy,
  isDated: true,
})
