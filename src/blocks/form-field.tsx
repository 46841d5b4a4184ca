import type { ReactNode } from 'react'
import { Text } from '#client/ui/text.tsx'

interface Control {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FormFieldProps {
  name: string
  label: string
  /** Shown beside the label of a field that may stay empty. */
  optional?: string | undefined
  hint?: string | undefined
  /** A sentence. */
  fault?: string | undefined
  children: (control: Control) => ReactNode
}

const fieldId = (name: string) => `field-${name}`

export function FormField({ name, label, optional, hint, fault, children }: FormFieldProps) {
  const id = fieldId(name)
  const described = [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div>
      <label className="label" htmlFor={id}>
        <Text>{label}</Text>
        {optional && <span className="font-400 text-muted">{` (${optional})`}</span>}
      </label>
      {children({
        id,
        name,
        'aria-describedby': described || undefined,
        'aria-invalid': fault ? true : undefined,
      })}
      {fault && (
        <p id={`${id}-fault`} className="flex items-start gap-2 mt-1 text-small text-danger font-600">
          <span aria-hidden="true" className="i-lucide-circle-alert mt-[0.175em]" />
          <span>
            <Text>{fault}</Text>
          </span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-small text-muted">
          <Text>{hint}</Text>
        </p>
      )}
    </div>
  )
}

/** The server leads from a post to the address of the state, or shows a text that no address holds. */
export function PostButton({
  action,
  form,
  children,
}: {
  action: string
  /** The id of its form, for a button outside. */
  form?: string
  children: string
}) {
  return (
    <button type="submit" form={form} formMethod="post" formAction={action} className="btn-primary h-12">
      {children}
    </button>
  )
}

/** `client/page/long-address.ts` shows it, before a text is sent that is too long for an address. */
export function LongAddress({ sentence }: { sentence: string }) {
  return (
    <p role="status" className="not-empty:mt-6 text-small text-danger font-600" data-too-long={sentence} />
  )
}

/**
 * Each line is a link to its field. A fault of the whole form has no label. The address of the answer
 * ends in `#result`, so the summary takes the focus.
 */
export function FaultSummary({
  title,
  faults,
}: {
  title: string
  faults: readonly { field: string; label: string | undefined; sentence: string }[]
}) {
  if (faults.length === 0) return null
  return (
    <div id="result" role="alert" tabIndex={-1} className="error-summary mb-6">
      <h2 className="text-body font-700">
        <Text>{title}</Text>
      </h2>
      <ul className="mt-1 grid gap-1">
        {faults.map(({ field, label, sentence }) => (
          <li key={field}>
            {label === undefined ? (
              <Text>{sentence}</Text>
            ) : (
              <a className="link" href={`#${fieldId(field)}`}>
                <Text>{`${label}: ${sentence}`}</Text>
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
