import { Text } from '#client/ui/text.tsx'
import { CopyButton } from './copy-button.tsx'
import type { ResultProps } from './types.ts'

export function Formula({ design, answer, words }: ResultProps) {
  return (
    <section aria-labelledby="formula-title">
      <h2 id="formula-title" className="text-h3">
        {words.formula.title}
      </h2>
      <div className="code-block mt-4" dir="ltr" lang="en" translate="no">
        {answer.formula.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <ul className="mt-4 grid gap-2 text-small max-w-text" dir="ltr" lang="en">
        {design.sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  )
}

export function RCall({ answer, words }: ResultProps) {
  return (
    <section aria-labelledby="r-title">
      <h2 id="r-title" className="text-h3">
        <Text>{words.rCall.title}</Text>
      </h2>
      <p className="mt-2 text-muted">
        <Text>{words.rCall.lead}</Text>
      </p>
      <pre className="code-block mt-4" dir="ltr" lang="en" translate="no">
        <code id="r-call">{answer.r}</code>
      </pre>
      <CopyButton source="r-call" label={words.copy.r} />
    </section>
  )
}
