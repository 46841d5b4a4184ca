import { en } from '#content/pages/cookie-policy/en.ts'
import { he } from '#content/pages/cookie-policy/he.ts'
import { Policy, type PolicyCopy } from '../sections/policy.tsx'
import { definePage } from './page.ts'

export const cookiePolicy = definePage<PolicyCopy>({ copy: { en, he }, Page: Policy, isDated: true })
