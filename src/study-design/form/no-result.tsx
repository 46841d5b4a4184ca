import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import { Assumptions } from './assumptions.tsx'
import { Offers } from './faults.tsx'
import { idOf } from './field-row.tsx'
import type { DesignProps } from './types.ts'

/**
 * In place of the result, where it moves nothing of the form. The form's action ends in `#result`:
 * the browser moves the focus here, also without script.
 */
export function NoResult(props: DesignProps) {
  const { answer, words, lexicon } = props
  if (answer.isResult) return null
  const { title, summary } = words.errors
  const count = answer.faults.length
  return (
    // The height keeps what follows out of view until there is a result.
    <div className="lg:min-h-screen print:min-h-0!">
      <section
        id="result"
        role="alert"
        tabIndex={-1}
        aria-labelledby="result-title"
        className="error-summary grid gap-2"
      >
        <h2 id="result-title" className="text-h3">
          <Text>{title}</Text>
        </h2>
        <p className="font-600">
          <Text>{fill(count === 1 ? summary.one : summary.many, { count })}</Text>
        </p>
        <ul className="grid gap-1">
          {answer.faults.map((fault) => (
            <li key={fault.field}>
              {fault.field ? (
                <>
                  <a className="link" href={`#${idOf(fault.field)}`}>
                    <Text>{`${lexicon.label(fault.field)}: ${lexicon.fault(fault)}`}</Text>
                  </a>
                  <Offers {...props} fault={fault} />
                </>
              ) : (
                <Text>{lexicon.fault(fault)}</Text>
              )}
            </li>
          ))}
        </ul>
      </section>
      <Assumptions {...props} />
    </div>
  )
}
