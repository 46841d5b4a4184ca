import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/sample-study/trace/en.ts'

/** A rule in words and as code. */
export function Rule({ copy, sentence, code }: { copy: typeof en; sentence: string; code: string }) {
  return (
    <>
      <p className="mt-3 max-w-text">
        <strong>{copy.rule}</strong> <Text>{sentence}</Text>
      </p>
      <details className="mt-2 study-details">
        <summary>
          <Text>{copy.code}</Text>
        </summary>
        <pre className="code-block mt-2" dir="ltr" lang="en" translate="no">
          <code>{code}</code>
        </pre>
      </details>
    </>
  )
}
