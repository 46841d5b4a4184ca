import { TermPopover } from '#client/glossary/term-popover.tsx'
import { Island } from '#src/site/layout/island.tsx'

/** Shows the meaning of a linked term on hover or focus. */
export function TermMeaning() {
  return <Island name="term-popover" component={TermPopover} props={{ id: 'term-meaning' }} />
}
