import { describe, expect, inject, test } from 'vitest'
import { eachField } from '#client/contact/fields.ts'
import { mailAccount } from '#test/support/mail-account.ts'
import type { Fault } from '#test/support/mailchannels-account.ts'
import { composeMail, withoutNames } from './mail.ts'
import { judgeStatus, retryAfterOf, sendMail } from './mailchannels.ts'

const message = {
  ...eachField(() => ''),
  firstName: 'Dana',
  lastName: 'לוי',
  email: 'dana@lab.example',
  message: 'שלום, {{mustache}} <b>',
}
const stored = { reference: 'AAAA-BBBB-CCCC', message }
const mail = composeMail(stored, { from: 'website@marom.example', to: 'office@marom.example' })
const account = mailAccount('mailchannels-test')
const options = { key: account.key, baseUrl: inject('mailServer'), timeout: 1000 }

async function sendWith(fault: Fault | null) {
  await account.fail([fault])
  return sendMail(mail, options)
}

describe('what an answer of the provider means', () => {
  test.each<[string, Fault | null, object]>([
    ['202 with sent results', null, { state: 'sent' }],
    ['a failed result', { kind: 'failed' }, { state: 'retry', reason: 'failed result' }],
    ['an empty 202', { kind: 'empty' }, { state: 'retry' }],
    ['garbage', { kind: 'garbage' }, { state: 'retry' }],
    ['500', { kind: 'status', status: 500 }, { state: 'retry', reason: 'status 500' }],
    ['429', { kind: 'status', status: 429 }, { state: 'limited', after: undefined }],
    [
      '429 with Retry-After',
      { kind: 'status', status: 429, retryAfter: '7' },
      { state: 'limited', after: 7000 },
    ],
    ['403', { kind: 'status', status: 403 }, { state: 'degraded', reason: 'status 403' }],
    ['a redirect', { kind: 'status', status: 302 }, { state: 'degraded' }],
    ['400', { kind: 'status', status: 400 }, { state: 'dead', reason: 'status 400' }],
    ['413', { kind: 'status', status: 413 }, { state: 'dead', reason: 'status 413' }],
    ['a dropped connection', { kind: 'drop-before' }, { state: 'retry', reason: 'no answer' }],
    ['no answer in time', { kind: 'late', delay: 1500 }, { state: 'retry', reason: 'no answer' }],
  ])('%s', async (_, fault, delivery) => {
    expect(await sendWith(fault)).toMatchObject(delivery)
  })

  test('a wrong key: for the operator', async () => {
    expect(await sendMail(mail, { ...options, key: 'no-such-account' })).toMatchObject({
      state: 'degraded',
      reason: 'status 401',
    })
  })

  test('a sender that is no address: nothing is asked, the mail is unfit', async () => {
    const broken = { ...mail, from: { email: 'nobody', name: '' } }
    expect(await sendMail(broken, options)).toMatchObject({ state: 'unfit' })
  })
})

test('the mail as the provider gets it: from, to, reply-to, subject, text and Hebrew as they were', async () => {
  await sendWith(null)
  const { mails } = await account.read()
  expect(mails.at(-1)?.payload).toMatchObject({
    personalizations: [{ to: [{ email: 'office@marom.example' }] }],
    from: { email: 'website@marom.example' },
    reply_to: { email: 'dana@lab.example', name: 'Dana לוי' },
    subject: '[AAAA-BBBB-CCCC] Dana לוי',
    content: [
      { type: 'text/plain', value: expect.stringContaining('שלום, {{mustache}} <b>') },
      { type: 'text/html', value: expect.stringContaining('שלום, {{mustache}} &lt;b&gt;') },
    ],
    headers: { 'X-Message-ID': '<AAAA-BBBB-CCCC@marom.example>' },
  })
})

describe('Retry-After', () => {
  test.each([
    ['120', 120_000],
    ['Fri, 20 Nov 2026 00:00:30 GMT', 30_000],
    ['Fri, 20 Nov 2020 00:00:00 GMT', 0],
    ['soon', undefined],
    [null, undefined],
  ])('%s: %s ms', (value, delay) => {
    expect(retryAfterOf(value, Date.parse('2026-11-20T00:00:00Z'))).toBe(delay)
  })
})

test('without names: no Reply-To and no display name, the address in the text', () => {
  const bare = withoutNames(mail)
  expect(bare.replyTo).toBeUndefined()
  expect(bare.from).toEqual({ email: 'website@marom.example' })
  expect(bare.text).toContain('dana@lab.example')
})

test('an answer of 200 without results: not taken for sent', () => {
  expect(judgeStatus(200, null).state).toBe('retry')
})
