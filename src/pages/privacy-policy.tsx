import { en } from '#content/pages/privacy-policy/en.ts'
import { he } from '#content/pages/privacy-policy/he.ts'
import { Policy, type PolicyCopy } from '../sections/policy.tsx'
import { definePage } from './page.ts'

export const privacyPolicy = definePage<PolicyCopy>({ copy: { en, he }, Page: Policy, isDated: true })
