import type { PolicyCopy } from '#content/pages/policy-section.ts'
import { policySides } from '#src/catalogue/side-blocks.ts'
import { wordsOf } from '#src/catalogue/words.ts'
import { Policy } from '#src/sections/policy.tsx'
import { definePage } from './page.ts'

const words = wordsOf('pages/accessibility')

export const accessibility = definePage<PolicyCopy>({
  copy: words,
  Page: Policy,
  sides: (language) => policySides(words(language), language),
  isDated: true,
})
