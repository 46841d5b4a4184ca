import { Text } from '#client/ui/text.tsx'
import type { DesignWords } from '#content/study-design/words.ts'
import { CopyButton } from './copy-button.tsx'
import type { ResultProps } from './types.ts'

export function Assumptions({ own, words }: { own: DesignWords; words: ResultProps['words'] }) {
  return (
    <section aria-labelledby="assumptions-title">
      <h2 id="assumptions-title" className="text-h3">
        {words.assumptions.title}
      </h2>
      <ul className="bullets mt-3 max-w-text">
        {own.assumptions.map((assumption) => (
          <li key={assumption}>
            <Text>{assumption}</Text>
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-text">
        <strong>{words.assumptions.notCovered}</strong> <Text>{own.notCovered}</Text>
      </p>
    </section>
  )
}

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
