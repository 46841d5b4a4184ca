import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eachField } from '#client/contact/fields.ts'
import { realNames } from '#test/support/names.ts'
import { composeMail } from './mail.ts'

const message = {
  ...eachField((name) => `${name} of Dana`),
  firstName: 'דנה',
  lastName: 'Levi',
  email: 'dana@lab.example',
  company: 'A & B <Ltd>',
  service: 'other',
  message: 'שורה ראשונה\n<img src=x onerror=alert(1)> https://evil.example www.evil.example',
}
const compose = (change = {}) =>
  composeMail(
    { reference: 'AAAA-BBBB-CCCC', message: { ...message, ...change } },
    { from: 'website@marom.example', to: 'office@marom.example' },
  )

describe('the mail of a message', () => {
  test('from the site, to the office, answers to the visitor', () => {
    expect(compose()).toMatchObject({
      from: { email: 'website@marom.example' },
      to: 'office@marom.example',
      replyTo: { email: 'dana@lab.example', name: 'דנה Levi' },
      subject: '[AAAA-BBBB-CCCC] Other: דנה Levi, A & B <Ltd>',
    })
  })

  test('the text: every field and the message as it was written', () => {
    const { text } = compose()
    for (const value of Object.values({ ...message, service: 'Other / אחר' })) expect(text).toContain(value)
    expect(text).toContain('AAAA-BBBB-CCCC')
  })

  test('the HTML: everything escaped, no link that can be followed', () => {
    const { html } = compose()
    expect(html).toContain('A &amp; B &lt;Ltd&gt;')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).not.toMatch(/<img|<a\b|href/)
    expect(html).not.toContain('https://evil')
    expect(html).not.toContain('www.evil')
    expect(html).not.toContain('evil.example')
  })

  test('the HTML of two languages: each line is aligned by its own letters, an empty one stays', () => {
    const { html } = compose({ message: 'שלום\n\nhello' })
    const lines = html
      .match(/<div dir="auto"[^>]*>[^\n]*<\/div>/g)
      ?.map((line) => line.replace(/<\/?div[^>]*>/g, ''))
    expect(lines).toEqual(['שלום', '<br>', 'hello'])
  })

  test.each(['בנק.com', 'EVIL.CO.IL', '1.example'])(
    'the name %s in a text: no mail program sees one',
    (name) => {
      expect(compose({ message: `see ${name} now` }).html).not.toContain(name)
    },
  )

  test('the same message twice: the same identity, which names a duplicate', () => {
    expect(compose().headers).toEqual(compose().headers)
    expect(compose().headers['X-Message-ID']).toBe('<AAAA-BBBB-CCCC@marom.example>')
  })

  test('no company and no service: a dash', () => {
    expect(compose({ company: '', service: '' }).text).toMatch(/Service: -\nCompany: -/)
  })

  test('the service is in words of both languages, and first of the facts but the name', () => {
    const { text, html } = compose({ service: 'data-management' })
    expect(text).toMatch(/^Name: דנה Levi\nService: Data Management \/ ניהול נתונים\n/)
    expect(html).toContain('>Data Management / ניהול נתונים</td>')
    expect(text + html).not.toContain('data-management')
  })

  test('the service is no option of today: its value', () => {
    expect(compose({ service: 'old-service' }).text).toContain('Service: old-service')
  })

  test.each([
    [{ service: 'data-management' }, 'Data Management: דנה Levi, A & B <Ltd>'],
    [{ service: 'data-management', company: '' }, 'Data Management: דנה Levi'],
    [{ service: '' }, 'דנה Levi, A & B <Ltd>'],
    [{ service: '', company: '' }, 'דנה Levi'],
    [{ service: '', company: 'A\r\nBcc: x@evil.example' }, 'דנה Levi, A Bcc: x@evil.example'],
    [{ service: '', firstName: '', company: '🧪'.repeat(200) }, `Levi, ${'🧪'.repeat(59)}…`],
  ])('the subject of %j', (change, said) => {
    expect(compose(change).subject).toBe(`[AAAA-BBBB-CCCC] ${said}`)
  })

  test.each(['=?utf-8?Q?Bob?=', '=?utf-8?B?Qm9i?=', '==?=?utf-8?Q?Bob?='])(
    'the encoded word %s as a name: no mail program decodes it, in no header',
    (word) => {
      const { subject, replyTo } = compose({ firstName: word, company: word, service: word })
      expect(`${subject}\n${replyTo?.name}`).not.toContain('=?')
    },
  )

  test('no words of a visitor make an encoded word in a header', () => {
    const text = fc.string({ unit: fc.constantFrom('=', '?', 'Q', ' ', 'utf-8', 'ש'), maxLength: 12 })
    fc.assert(
      fc.property(text, text, text, text, (firstName, lastName, company, service) => {
        const { subject, replyTo } = compose({ firstName, lastName, company, service })
        expect(`${subject}\n${replyTo?.name}`).not.toContain('=?')
      }),
    )
  })

  test.each(realNames)('the name %s in the headers: as it was typed', (name) => {
    const { subject, replyTo } = compose({ firstName: name, lastName: name, service: '', company: '' })
    expect([subject, replyTo?.name]).toEqual([`[AAAA-BBBB-CCCC] ${name} ${name}`, `${name} ${name}`])
  })
})
