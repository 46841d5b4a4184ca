import type { en } from '#content/pages/accessibility/en.ts'
import { Policy, type PolicyCopy } from '../sections/policy.tsx'
import { wordsOf } from '../words.ts'
import { definePage } from './page.ts'

export const accessibility = definePage<PolicyCopy>({
  copy: wordsOf<typeof en>('pages/accessibility'),
  Page: Policy,
  isDated: true,
})
