import type { PolicyCopy } from '#content/pages/policy-section.ts'
import { policySides } from '#src/blocks/side-blocks.ts'
import { definePage } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'
import { Policy } from './policy.tsx'

const words = wordsOf('pages/privacy-policy')

export const privacyPolicy = definePage<PolicyCopy>({
  copy: words,
  Page: Policy,
  sides: (language) => policySides(words(language), language),
  isDated: true,
})
