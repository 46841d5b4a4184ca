import type { ReactNode } from 'react'
import { CareerForm } from '#client/company/career-form.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/company/careers/en.ts'
import { site } from '#content/site.ts'
import { SampleNote } from '#src/blocks/sample-note.tsx'
import { Island } from '#src/site/layout/island.tsx'
import { useMessages } from '#src/words/messages.ts'

type Copy = (typeof en)['form']

export function Application({ copy }: { copy: Copy }) {
  const { submit, sending, successTitle, successText, lastStep, copied, mailSubject } = copy
  const { firstName, lastName, email, role, experience, message } = copy
  const t = useMessages()
  const words = {
    submit,
    sending,
    discard: t('draft.discard'),
    successTitle,
    successText,
    lastStep,
    copy: copy.copy,
    copied,
    mail: copy.mailto,
    long: t('typed.long'),
    refused: t('typed.refused'),
    mailSubject,
  }
  return (
    <section id="career-form" className="section-sunk no-print" aria-labelledby="career-form-title">
      <div className="wrap split">
        <div className="lg:col-span-5">
          <h2 id="career-form-title" className="text-h2 rule">
            <Text>{copy.heading}</Text>
          </h2>
          <p className="text-lead text-muted mt-4">
            <Text>{copy.intro}</Text>
          </p>
          <p className="mt-6 border-t border-t-solid border-line pt-4 font-700">
            <Text>{copy.byMail}</Text>
          </p>
          <p className="mt-2 needs-script" data-markdown="skip">
            <Text>{copy.byMailText}</Text>
          </p>
          <p className="mt-2 needs-no-script" data-markdown="skip">
            <Text>{copy.withoutScript}</Text>
          </p>
        </div>
        <div className="lg:col-span-7">
          <SampleNote about="form" className="mb-5 font-600" />
          <Island
            name="career-form"
            component={CareerForm}
            props={{
              words,
              officeEmail: site.email,
              labels: [firstName, lastName, email, role, experience, message],
            }}
          >
            <Fields copy={copy} />
          </Island>
        </div>
      </div>
    </section>
  )
}

function Fields({ copy }: { copy: Copy }) {
  return (
    <>
      <p className="text-small text-muted">
        <Text>{copy.requiredNote}</Text>
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="firstName" label={copy.firstName} isRequired>
          <input {...control('firstName')} type="text" required autoComplete="given-name" />
        </Field>
        <Field name="lastName" label={copy.lastName} isRequired>
          <input {...control('lastName')} type="text" required autoComplete="family-name" />
        </Field>
        <Field name="email" label={copy.email} isRequired>
          <input {...control('email')} type="email" required autoComplete="email" dir="ltr" />
        </Field>
        <Field name="role" label={copy.role} isRequired>
          <input {...control('role')} type="text" required />
        </Field>
        <Field name="experience" label={copy.experience}>
          <input {...control('experience')} type="text" />
        </Field>
      </div>
      <Field name="message" label={copy.message}>
        <textarea {...control('message')} rows={5} placeholder={copy.messagePlaceholder} dir="auto" />
      </Field>
    </>
  )
}

const control = (name: string) => ({ id: `career-${name}`, name, className: 'field' })

function Field({
  name,
  label,
  isRequired = false,
  children,
}: {
  name: string
  label: string
  isRequired?: boolean
  children: ReactNode
}) {
  return (
    <div>
      <label className="label" htmlFor={`career-${name}`}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {children}
    </div>
  )
}
