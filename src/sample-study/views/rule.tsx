import type { OutputSources, SourceCode } from '@marom/sample-trial'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/sample-study/trace/en.ts'
import { programHref } from './links.ts'
import { Data } from './study-page.tsx'

interface RuleProps {
  copy: typeof en
  sentence: string
  source: Pick<SourceCode, 'code' | 'file' | 'line'>
}

/** A rule in words, and the source of its program. */
export function Rule({ copy, sentence, source }: RuleProps) {
  return (
    <>
      <p className="mt-3 max-w-text">
        <strong>
          <Text>{copy.rule}</Text>
        </strong>{' '}
        <Text>{sentence}</Text>
      </p>
      <details className="mt-2 study-details">
        <summary>
          <Text>{copy.code}</Text>
        </summary>
        <Source source={source} />
      </details>
    </>
  )
}

/** The functions that programs call. @param calls their names in `functions` */
export function Functions({
  copy,
  calls,
  functions,
}: Pick<RuleProps, 'copy'> & { calls: readonly string[]; functions: OutputSources['functions'] }) {
  if (calls.length === 0) return null
  return (
    <details className="mt-4 study-details">
      <summary>
        <Text>{copy.calls}</Text>
      </summary>
      {calls.map((name) => {
        const source = functions[name]
        return source && <Source key={name} source={source} />
      })}
    </details>
  )
}

function Source({ source: { code, file, line } }: Pick<RuleProps, 'source'>) {
  return (
    <>
      <p className="mt-3 text-small">
        <a className="study-number" href={programHref(file)}>
          <Data>{`${file.replace('first/', '')}:${line}`}</Data>
        </a>
      </p>
      <pre className="code-block mt-1" dir="ltr" lang="en" translate="no">
        <code>{code}</code>
      </pre>
    </>
  )
}
