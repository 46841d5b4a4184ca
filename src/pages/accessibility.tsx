import { en } from '#content/pages/accessibility/en.ts'
import { he } from '#content/pages/accessibility/he.ts'
import { Policy, type PolicyCopy } from '../sections/policy.tsx'
import { definePage } from './page.ts'

export const accessibility = definePage<PolicyCopy>({ copy: { en, he }, Page: Policy, isDated: true })
