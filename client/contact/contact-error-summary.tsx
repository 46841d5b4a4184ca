import { type MouseEvent, useEffect, useRef } from 'react'
import { Text } from '#client/ui/text.tsx'
import { type ContactErrors, type ContactWords, contactFieldNames } from './contact-fields.tsx'

/** Following a fragment only scrolls; who fixes a field wants to type in it. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}

/**
 * What is wrong, field by field, above the form: focused when it is new, each line leads to its
 * field.
 */
export function ContactErrorSummary({
  words,
  errors,
  isNews,
}: {
  words: ContactWords
  errors: ContactErrors
  /** False for what the visitor has been told before, on the page that they come from. */
  isNews: boolean
}) {
  const summary = useRef<HTMLDivElement>(null)
  const invalid = contactFieldNames.filter((name) => errors[name])
  // biome-ignore lint/correctness/useExhaustiveDependencies: new errors are a new summary to read
  useEffect(() => {
    if (isNews) summary.current?.focus()
  }, [errors, isNews])
  if (invalid.length === 0) return null
  return (
    <div
      ref={summary}
      role={isNews ? 'alert' : undefined}
      tabIndex={-1}
      className="error-summary"
      id="contact-errors"
    >
      <p className="font-700">{words.errorSummary}</p>
      <ul className="mt-1 grid gap-1">
        {invalid.map((name) => (
          <li key={name}>
            <a className="link" href={`#contact-${name}`} onClick={focusField}>
              {words[name]}: <Text>{errors[name] ?? ''}</Text>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
