import { type MouseEvent, useEffect, useRef } from 'react'
import { ChangingText } from '#client/ui/text.tsx'
import type { ContactErrors, ContactWords } from './contact-fields.tsx'
import { fieldNames } from './fields.ts'

/** Following a fragment only scrolls: it does not focus the field. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}

export function ContactErrorSummary({
  words,
  errors,
  isNews,
}: {
  words: ContactWords
  errors: ContactErrors
  /** False if the previous page already announced the errors. */
  isNews: boolean
}) {
  const summary = useRef<HTMLDivElement>(null)
  const invalid = fieldNames.filter((name) => errors[name])
  // biome-ignore lint/correctness/useExhaustiveDependencies: new errors must get the focus again
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
              <ChangingText>{`${words[name]}: ${errors[name]}`}</ChangingText>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
