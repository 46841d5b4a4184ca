import { createContext, useContext } from 'react'
import type { ContactErrors, ContactWords } from '#client/contact/contact-fields.tsx'
import { ContactForm } from '#client/contact/contact-form.tsx'
import type { FieldProblem } from '#client/contact/field-problem.ts'
import { eachField, type FieldName } from '#client/contact/fields.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { serviceOptions } from '#content/contact/form.ts'
import type { Language } from '#content/locales.ts'
import { href, inLanguage } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { shownLinks } from '#src/blocks/page-links.tsx'
import { SampleNote } from '#src/blocks/sample-note.tsx'
import { usePageAddress } from '#src/site/head/page-facts.ts'
import { Island } from '#src/site/layout/island.tsx'
import { TurnstileWidget, useTurnstileKey } from '#src/site/layout/turnstile.tsx'
import { translator, useMessages } from '#src/words/messages.ts'
import { NextSteps, receiptWords } from './next-steps.tsx'

function contactWords(language: Language): ContactWords {
  const t = translator(language)
  const { keep: keepReference, sent, ways } = receiptWords(language)
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
    keepReference,
    sent,
    ways: shownLinks(ways, language),
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

/** What the form holds at first, or shows again after a refused post without script. */
export interface ContactFormState {
  values: Partial<Record<FieldName, string>>
  errors: ContactErrors
  /** `errors` as codes. */
  problems?: Partial<Record<FieldName, FieldProblem>> | undefined
  /** For failures that belong to no field. */
  problem?: string
  /** What the address has chosen: the same in each language. */
  asked?: string
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
      <div className="wrap split lg:grid-rows-[auto_1fr] lg:gap-y-10">
        <div className="lg:col-span-5">
          <h2 id="contact-title" className="text-h2">
            {t('contact.title')}
          </h2>
          <p className="text-muted mt-2 sm:text-lead">
            <Text>{t('contact.subtitle')}</Text>
          </p>
        </div>
        <div className="lg:col-span-7 lg:row-span-2">
          {form?.problem && (
            <p role="alert" className="error-summary mb-5">
              <Text>{form.problem}</Text>
            </p>
          )}
          <SampleNote about="form" className="mb-4 font-600" />
          <Island
            name="contact-form"
            component={ContactForm}
            props={{
              words: contactWords(language),
              action: inLanguage('/api/send-email', language, 'contact'),
              language,
              office: { email: site.email, phone: site.phone },
              privacyHref: href('privacy-policy', language),
              asked: form?.asked,
              values: form?.values,
              errors: form?.errors,
              problems: form?.problems,
            }}
          >
            <input type="hidden" name={pageField} value={usePageAddress()} />
            {siteKey && <TurnstileWidget siteKey={siteKey} />}
          </Island>
        </div>
        <div className="lg:col-span-5">
          <NextSteps heading="h3" />
        </div>
      </div>
    </section>
  )
}
