import type { ReactNode } from 'react'
import { splitRuns } from './bidi.ts'
import { useLanguage } from './language.tsx'

// Cutting a text is most of what it costs to render it, and the content says the same to everybody.
const cut = new Map<string, ReactNode>()
/** Texts of the Hebrew content are fewer; what visitors type must not fill the memory. */
const mostCut = 8000

/**
 * A text of the content, isolated run by run in Hebrew so that `200+`, `1991–2014`, a phone number or a Latin
 * name are painted in their own order; Latin runs carry `lang="en"` for the voice that reads them.
 */
export function Text({ children }: { children: string }) {
  if (useLanguage() === 'en') return children
  const known = cut.get(children)
  if (known) return known
  const isolated = isolate(children)
  if (cut.size >= mostCut) cut.clear()
  cut.set(children, isolated)
  return isolated
}

function isolate(text: string): ReactNode {
  return splitRuns(text).map((run, index) => {
    if (run.kind === 'plain') return run.text
    const key = index
    if (run.kind === 'number') {
      return (
        <bdi key={key} dir="ltr">
          {run.text}
        </bdi>
      )
    }
    return (
      <bdi key={key} dir="ltr" lang="en">
        {run.text}
      </bdi>
    )
  })
}
