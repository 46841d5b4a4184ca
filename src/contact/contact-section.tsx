import { createContext, useContext } from 'react'
import type { ContactErrors, ContactWords } from '#client/contact/contact-fields.tsx'
import { ContactForm } from '#client/contact/contact-form.tsx'
import type { FieldProblem } from '#client/contact/field-problem.ts'
import { eachField, type FieldName } from '#client/contact/fields.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { serviceOptions } from '#content/contact/form.ts'
import { href, inLanguage } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { usePageAddress } from '#src/site/head/page-facts.ts'
import { Island } from '#src/site/layout/island.tsx'
import { TurnstileWidget, useTurnstileKey } from '#src/site/layout/turnstile.tsx'
import { type Translate, useMessages } from '#src/words/messages.ts'

function contactWords(t: Translate): ContactWords {
  return {
    ...eachField((name) => t(`contact.${name}`)),
    services: serviceOptions.map((value) => ({ value, label: t(`contact.service.${value}`) })),
    noService: t('contact.service.none'),
    placeholder: t('contact.message.placeholder'),
    required: t('contact.required'),
    submit: t('contact.submit'),
    sending: t('contact.sending'),
    privacy: t('contact.privacy'),
    privacyLink: t('contact.privacyLink'),
    successTitle: t('contact.success.title'),
    success: t('contact.success'),
    reference: t('contact.reference'),
    next: t('contact.next'),
    failureTitle: t('contact.failure.title'),
    failure: t('contact.failure'),
    failureThrown: t('contact.failure.thrown'),
    keep: t('contact.failure.keep'),
    mail: t('contact.failure.mail'),
    copy: t('contact.failure.copy'),
    copied: t('contact.failure.copied'),
    long: t('typed.long'),
    refused: t('typed.refused'),
    trap: t('contact.trap'),
    errorSummary: t('contact.errorSummary'),
    problems: {
      required: t('contact.field.required'),
      email: t('contact.field.email'),
      tooLong: t('contact.field.tooLong'),
      invalid: t('contact.field.invalid'),
    } satisfies Record<FieldProblem, string>,
    discard: t('draft.discard'),
    left: t('contact.left'),
    over: t('contact.over'),
  }
}

/** What the page shows again after a refused post without script. */
interface ContactFormState {
  values: Partial<Record<FieldName, string>>
  errors: ContactErrors
  /** `errors` as codes. */
  problems?: Partial<Record<FieldName, FieldProblem>> | undefined
  /** For failures that belong to no field. */
  problem?: string
}

const RefusedFormContext = createContext<ContactFormState | undefined>(undefined)

/** Wraps the page of a refused form: the form then shows this state instead of the page's own. */
export const RefusedForm = RefusedFormContext.Provider

/** Hidden field with the address of the page that holds the form. */
export const pageField = 'page'

export function Contact({ form: start }: { form?: ContactFormState | undefined }) {
  const t = useMessages()
  const language = useLanguage()
  const form = useContext(RefusedFormContext) ?? start
  const siteKey = useTurnstileKey()
  return (
    <section id="contact" className="section-sunk no-print" aria-labelledby="contact-title">
      <div className="wrap split">
        <div className="lg:col-span-5">
          <h2 id="contact-title" className="text-h2 rule">
            {t('contact.title')}
          </h2>
          <p className="text-lead text-muted mt-4">
            <Text>{t('contact.subtitle')}</Text>
          </p>
          <a className="onward-link" href={href('how-we-work', language, 'after-contact')}>
            {t('contact.after')}
          </a>
          <h3 className="text-body mt-8">{t('contact.direct')}</h3>
          <p className="mt-2 grid gap-1 justify-items-start">
            <a className="link" href={`mailto:${site.email}`}>
              <bdi dir="ltr">{site.email}</bdi>
            </a>{' '}
            <a className="link" href={site.phone.href}>
              <bdi dir="ltr">{site.phone.display}</bdi>
            </a>
          </p>
        </div>
        <div className="lg:col-span-7">
          {form?.problem && (
            <p role="alert" className="error-summary mb-5">
              <Text>{form.problem}</Text>
            </p>
          )}
          <Island
            name="contact-form"
            component={ContactForm}
            props={{
              words: contactWords(t),
              action: inLanguage('/api/send-email', language, 'contact'),
              language,
              office: { email: site.email, phone: site.phone },
              privacyHref: href('privacy-policy', language),
              values: form?.values,
              errors: form?.errors,
              problems: form?.problems,
            }}
          >
            <input type="hidden" name={pageField} value={usePageAddress()} />
            {siteKey && <TurnstileWidget siteKey={siteKey} />}
          </Island>
        </div>
      </div>
    </section>
  )
}
