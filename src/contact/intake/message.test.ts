import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eachField } from '#client/contact/fields.ts'
import { serviceOptions } from '#content/contact/form.ts'
import { realNames } from '#test/support/names.ts'
import { hebrewAddress, wrapped } from '#test/support/pasted-addresses.ts'
import { contactMessage, fieldProblems } from './message.ts'

const valid = {
  ...eachField(() => 'words'),
  firstName: 'Dana',
  lastName: 'Levi',
  email: 'dana@lab.example',
  company: 'Lab',
  service: 'other',
  message: 'A phase II trial.',
}

function problemsOf(change: object) {
  const { error } = contactMessage().safeParse({ ...valid, ...change })
  return error ? fieldProblems(error) : {}
}

describe('what is taken', () => {
  test.each<[string, object]>([
    ['all fields', {}],
    ['no company', { company: undefined }],
    ['no service', { service: undefined }],
    ['the empty service', { service: '' }],
    ...serviceOptions.map((service): [string, object] => [`the service ${service}`, { service }]),
    ['a Hebrew name', { firstName: 'דנה', lastName: 'לוי' }],
    ['a name at its longest', { firstName: 'a'.repeat(100) }],
    ['a message at its longest', { message: 'a'.repeat(10_000) }],
    ['a plus address', { email: 'dana+trial@lab.example' }],
    ['an address with dots', { email: 'd.a.n.a@sub.lab.co.il' }],
    ['a local part at its longest', { email: `${'a'.repeat(64)}@lab.example` }],
    ['an address in an international domain', { email: 'dana@xn--4dbcagdahymbxekheh6e0a7fei0b.xn--9dbq2a' }],
    ['an address in a domain of Hebrew letters', { email: hebrewAddress.typed }],
    ['an address with a name', { email: 'Dana <a@b.co>' }],
    ['a name with marks of direction', { firstName: '\u200Eדנה\u200F' }],
    ['a Korean name', { firstName: '민지' }],
  ])('%s: taken', (_, change) => {
    expect(problemsOf(change)).toEqual({})
  })
})

describe('what is refused', () => {
  test.each([
    ['no first name', { firstName: undefined }, { firstName: 'required' }],
    ['a blank last name', { lastName: ' \t\n' }, { lastName: 'required' }],
    ['a name of invisible characters', { firstName: '\u200B\u202E\u0000' }, { firstName: 'required' }],
    ['a name of marks of direction', { firstName: '\u200E\u200F \u061C' }, { firstName: 'required' }],
    ['a name of fillers', { lastName: '\u3164\u115F\uFFA0\u2800' }, { lastName: 'required' }],
    ['a name of a mark without its letter', { firstName: '\u0301' }, { firstName: 'required' }],
    ['a name of vowel signs without letters', { lastName: '\u05B8 \u0940' }, { lastName: 'required' }],
    ['a name of annotation marks', { lastName: '\uFFF9\uFFFA\uFFFB' }, { lastName: 'required' }],
    ['a text of annotation marks', { message: '\uFFF9\uFFFA' }, { message: 'required' }],
    ['a name of tag characters', { lastName: '\u{E0041}\u{E0042}' }, { lastName: 'required' }],
    ['a text of nothing to see', { message: '\u200D\uFE0F\n\u00AD' }, { message: 'required' }],
    ['a name that is a number', { firstName: 7 }, { firstName: 'required' }],
    ['a name that is too long', { firstName: 'a'.repeat(101) }, { firstName: 'tooLong' }],
    ['an address without @', { email: 'dana' }, { email: 'email' }],
    ['an address without a dot in its domain', { email: 'dana@lab' }, { email: 'email' }],
    ['an address with two dots in a row', { email: 'a..b@x.example' }, { email: 'email' }],
    ['a domain that begins with a dot', { email: 'a@.x.example' }, { email: 'email' }],
    ['an address with a dot before its @', { email: 'a.@x.example' }, { email: 'email' }],
    ['a local part of 65 characters', { email: `${'a'.repeat(65)}@x.example` }, { email: 'email' }],
    ['an address at an IP address', { email: 'a@127.0.0.1' }, { email: 'email' }],
    ['a label that ends in a hyphen', { email: 'a@x-.example' }, { email: 'email' }],
    ['two addresses', { email: 'a@b.co,c@d.co' }, { email: 'email' }],
    ['an address with a line break', { email: 'a@b.co\nBcc: c@d.co' }, { email: 'email' }],
    ['two addresses with names', { email: 'Dana <a@b.co>, Noa <c@d.co>' }, { email: 'email' }],
    ['Hebrew letters before the @', { email: 'דנה@lab.example' }, { email: 'email' }],
    ['an address that is too long', { email: `${'a'.repeat(250)}@b.co` }, { email: 'tooLong' }],
    ['no address', { email: '' }, { email: 'required' }],
    ['a company that is a list', { company: ['x'] }, { company: 'invalid' }],
    ['a service that is not in the list', { service: 'hacking' }, { service: 'invalid' }],
    ['a message that is null', { message: null }, { message: 'required' }],
    ['a message that is too long', { message: 'a'.repeat(10_001) }, { message: 'tooLong' }],
    ['several faults', { firstName: '', message: '' }, { firstName: 'required', message: 'required' }],
  ])('%s: its field is named', (_, change, problems) => {
    expect(problemsOf(change)).toEqual(problems)
  })
})

describe('what is cleaned', () => {
  const cleaned = (change: Partial<typeof valid>) => contactMessage().parse({ ...valid, ...change })

  test('line breaks and control characters in a name: one line, nothing that could start a header', () => {
    const { firstName } = cleaned({ firstName: ' Dana\r\nBcc: x@y.co\u0000\u001B\u0085 ' })
    expect(firstName).toBe('Dana Bcc: x@y.co')
  })

  test('bidi overrides: gone; the marks that a Hebrew text needs: kept in the message only', () => {
    const text = 'a\u202Eb\u2066c\u200Ed'
    expect(cleaned({ company: text, message: text })).toMatchObject({
      company: 'abcd',
      message: 'abc\u200Ed',
    })
  })

  test.each(wrapped)('%s: the address alone, in ASCII', (email, address) => {
    const { typed, ascii } = hebrewAddress
    expect(cleaned({ email }).email).toBe(address === typed ? ascii : address)
  })

  test('annotation marks, which hide a second text: gone, in the message too', () => {
    const text = 'a\uFFF9b\uFFFAc\uFFFBd'
    expect(cleaned({ company: text, message: text })).toMatchObject({ company: 'abcd', message: 'abcd' })
  })

  test.each(realNames)('the name %s: as it was typed', (name) => {
    expect(cleaned({ firstName: name, lastName: name })).toMatchObject({ firstName: name, lastName: name })
  })

  test('any letters with their marks, decomposed or not: the same name', () => {
    const mark = fc.constantFrom('', '\u0301', '\u0323\u0302', '\u05B8', '\u064E', '\u0940', '\u094D')
    const letter = fc.constantFrom('a', 'ê', 'ש', 'م', 'क', '李', 'Ж', "'", '-')
    const part = fc.array(fc.tuple(letter, mark), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(part, (letters) => {
        const name = letters.map((one) => one.join('')).join('')
        expect(cleaned({ firstName: name }).firstName).toBe(name.normalize('NFC'))
      }),
    )
  })

  test('a lone surrogate: replaced, so that the mail is valid UTF-8', () => {
    expect(cleaned({ lastName: 'x\uD800y' }).lastName).toBe('x\uFFFDy')
  })

  test('a message: its lines stay, in one form', () => {
    expect(cleaned({ message: '\r\n שלום\r\n\r\nb\rc\u2028d\u0007 ' }).message).toBe('שלום\n\nb\nc\nd')
  })

  test('a cleaned message: cleaning it again changes nothing', () => {
    const once = cleaned({ firstName: 'e\u0301\u202E \u00A0x', message: ' \u0085a\t b ' })
    expect(contactMessage().parse(once)).toEqual(once)
  })
})
