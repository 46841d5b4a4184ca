import { splitRuns } from './bidi.ts'
import { useLanguage } from './language.tsx'

/**
 * A text of the content, isolated run by run in Hebrew so that `200+`, `1991–2014`, a phone number or a Latin
 * name are painted in their own order; Latin runs carry `lang="en"` for the voice that reads them.
 */
export function Text({ children }: { children: string }) {
  if (useLanguage() === 'en') return children
  return splitRuns(children).map((run, index) => {
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
