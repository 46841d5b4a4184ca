import type { Page } from '@playwright/test'
import { eachField, type FieldName } from '#client/contact/fields.ts'
import type { RecordedMail } from './mailchannels-account.ts'
import { messages } from './messages.ts'

/** What the specification asks for. */
export const words = {
  en: {
    labels: ['First Name *', 'Last Name *', 'Email *', 'Company', 'Service Interest', 'Message *'],
    placeholder: 'Tell us about your project and how we can help...',
    submit: messages.en['contact.submit'],
    sending: 'Sending...',
    success: ['Message Sent!', "Thank you for your message. We'll get back to you soon!"],
    error: 'Error',
    failed: 'Failed to send message',
    thrown: 'Failed to send message. Please try again.',
    dismiss: messages.en['toasts.close'],
    region: 'Notifications',
    problem: `${messages.en['contact.error']}: `,
  },
  he: {
    labels: ['שם פרטי *', 'שם משפחה *', 'דוא״ל *', 'חברה', 'תחום עניין', 'הודעה *'],
    placeholder: 'ספרו לנו על הפרויקט ואיך נוכל לעזור...',
    submit: messages.he['contact.submit'],
    sending: 'שולחים...',
    success: ['ההודעה נשלחה!', 'תודה, ההודעה נשלחה בהצלחה'],
    error: 'שגיאה',
    failed: 'שליחת ההודעה נכשלה',
    thrown: 'שליחת ההודעה נכשלה, נא לנסות שוב',
    dismiss: messages.he['toasts.close'],
    region: messages.he['toasts.label'],
    problem: `${messages.he['contact.error']}: `,
  },
}

/** A message with Hebrew, bidi and HTML characters. `mark` finds its mail. */
export function message(mark: string): Record<FieldName, string> {
  return {
    ...eachField((name) => `${name} <b>`),
    firstName: 'נועה',
    lastName: 'O’Neil <b>',
    email: `noa+${mark}@sponsor.example`,
    company: 'ביו־מד Ltd.',
    service: 'statistical-analysis',
    message: `שלום, ניסוי שלב 2 ב־200+ משתתפים.\nSecond line & <i>more</i>\n${mark}`,
  }
}

export async function fill(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`#contact [name="${name}"]`)
    if (name === 'service') await field.selectOption(value)
    else await field.fill(value)
  }
}

export async function mails(page: Page, mark: string): Promise<RecordedMail['payload'][]> {
  const { port } = new URL(page.url())
  const response = await page.request.get(`http://127.0.0.1:${Number(port) + 1}/accounts/browser-tests`)
  const account: { mails: RecordedMail[] } = await response.json()
  return account.mails
    .map(({ payload }) => payload)
    .filter((payload) => JSON.stringify(payload).includes(mark))
}
