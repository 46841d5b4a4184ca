import { TermPopover } from '#client/glossary/term-popover.tsx'
import { Island } from '#src/site/layout/island.tsx'

/** What the linked terms of a page mean, for whoever points at one. */
export function TermMeaning() {
  return <Island name="term-popover" component={TermPopover} props={{ id: 'term-meaning' }} />
}
