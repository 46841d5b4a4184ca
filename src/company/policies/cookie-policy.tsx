import type { PolicyCopy } from '#content/company/policy-section.ts'
import { inBoth } from '#src/blocks/side-by-side.tsx'
import { definePage } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'
import { Policy } from './policy.tsx'
import { policySides } from './sides.ts'

const words = wordsOf('company/cookie-policy')

export const cookiePolicy = definePage<PolicyCopy>({
  copy: words,
  Page: Policy,
  both: inBoth((language) => policySides(words(language), language)),
  isDated: true,
})
