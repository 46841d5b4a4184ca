import { en } from '#content/pages/terms-of-service/en.ts'
import { he } from '#content/pages/terms-of-service/he.ts'
import { Policy, type PolicyCopy } from '../sections/policy.tsx'
import { definePage } from './page.ts'

export const termsOfService = definePage<PolicyCopy>({ copy: { en, he }, Page: Policy, isDated: true })
