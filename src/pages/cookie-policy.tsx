import type { en } from '#content/pages/cookie-policy/en.ts'
import { Policy, type PolicyCopy } from '../sections/policy.tsx'
import { wordsOf } from '../words.ts'
import { definePage } from './page.ts'

export const cookiePolicy = definePage<PolicyCopy>({
  copy: wordsOf<typeof en>('pages/cookie-policy'),
  Page: Policy,
  isDated: true,
})
