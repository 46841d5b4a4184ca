import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { trapField } from '#client/contact/trap-field.ts'
import { operatorToken, Site } from '#test/faults/site.ts'
import { buildWorker } from '#test/faults/worker.ts'
import type { Account } from '#test/support/mailchannels-account.ts'
import { MailChannelsServer } from '#test/support/mailchannels-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'outbox-command-'))
const fileAt = (name: string) => join(folder, name)
const key = 'command'
const server = new MailChannelsServer()
let account: Account
let site: Site

async function run(...args: string[]) {
  const child = spawn(process.execPath, ['src/build/outbox/outbox.ts', ...args], {
    env: { ...process.env, OUTBOX_SITE: site.url, OUTBOX_TOKEN: operatorToken, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let error = ''
  child.stdout.on('data', (chunk) => (out += chunk))
  child.stderr.on('data', (chunk) => (error += chunk))
  const [code] = await once(child, 'close')
  return { code, out, error }
}

async function post(name: string, more: object = {}): Promise<string> {
  const response = await fetch(`${site.url}/api/send-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: name,
      lastName: 'Bar',
      email: `${name}@lab.example`,
      message: 'Hi',
      ...more,
    }),
  })
  const { reference }: { reference: string } = await response.json()
  return reference
}

/** References of messages that were posted one after another. */
async function postUntil(end: AbortSignal): Promise<string[]> {
  const references: string[] = []
  while (!end.aborted) {
    references.push(await post(`during${references.length}`))
    await pause(100)
  }
  return references
}

async function stateOf(reference: string): Promise<string> {
  const { out, error } = await run('show', reference)
  return out ? JSON.parse(out).state : error
}

async function open(bundle: string): Promise<void> {
  account = server.open(key)
  site = new Site({ bundle, mailServer: await server.start(), key })
  await site.start()
}

async function close(): Promise<void> {
  await site.remove()
  await server.stop()
}

afterAll(() => rmSync(folder, { recursive: true }))

describe('a site with some messages', () => {
  let references: Record<'noa' | 'dan' | 'refused' | 'mention' | 'trap', string>

  beforeAll(async () => {
    await open(inject('bundle'))
    const noa = await post('noa')
    const dan = await post('dan')
    await site.drained(20_000)
    account.always = { kind: 'status', status: 400 }
    const refused = await post('noa', { message: 'Refused' })
    await site.drained(20_000)
    account.always = null
    const mention = await post('dan', { message: 'Ask noa@lab.example' })
    const trap = await post('bot', { message: 'See https://spam.example', [trapField]: 'x' })
    await site.drained(20_000)
    references = { noa, dan, refused, mention, trap }
  })

  afterAll(close)

  test.each([
    [[]],
    [['find']],
    [['constructor']],
    [['list', 'dead', 'more']],
    [['discard', '--state', 'dead']],
    [['backup']],
    [['erase', '--mail', 'x']],
  ])('%j: the usage, exit 2', async (args) => {
    const { code, out, error } = await run(...args)
    expect([code, out]).toEqual([2, ''])
    expect(error).toContain('Usage:')
  })

  test('the site refuses: advice, exit 1', async () => {
    expect(await run('list', '--token', 'wrong')).toMatchObject({
      code: 1,
      error: expect.stringContaining('Name the right token'),
    })
    expect(await run('list', '--token', 'סוד-של-המפעילים')).toMatchObject({
      code: 1,
      error: expect.stringContaining('This token cannot be sent: use ASCII'),
    })
    expect(await run('find', '--email', 'nobody')).toMatchObject({
      code: 1,
      error: expect.stringContaining('400'),
    })
    expect(await run('discard', '--state', 'dead', '--before', '2999-01-01')).toMatchObject({ code: 1 })
    expect(await run('restore', '--at', '2999-01-01', '--to', fileAt('future'))).toMatchObject({ code: 1 })
    expect(existsSync(fileAt('future'))).toBe(false)
  })

  test('list and show', async () => {
    const { out } = await run('list')
    for (const name of ['noa', 'dan', 'refused', 'mention'] as const) expect(out).toContain(references[name])
    expect(out).not.toContain(references.trap)
    const trapped = await run('list', 'trapped')
    expect(trapped.out).toMatch(/bot Bar.*bot@lab\.example.*1.*See https:\/\/spam\.example/)
    expect(JSON.parse((await run('show', references.noa)).out)).toMatchObject({
      state: 'sent',
      message: { firstName: 'noa' },
    })
  })

  test('retry --held: what the budget of the day holds back; not together with --all', async () => {
    expect(await run('retry', '--held')).toMatchObject({ code: 0, out: '0 queued again\n' })
    expect(await run('retry', '--all', '--held')).toMatchObject({ code: 2 })
  })

  test('find and export', async () => {
    const found = await run('find', '--email', 'NOA@lab.example')
    expect(found.out).toContain('2 sent by this address, 1 that only mention it')
    expect(found.out).toMatch(new RegExp(`${references.mention}.*mention`))
    const exported = JSON.parse((await run('export', '--email', 'noa@lab.example')).out)
    expect(exported).toHaveLength(3)
    expect(exported[0]).toMatchObject({ reference: references.noa, message: { message: 'Hi' } })
    const file = fileAt('export.json')
    expect((await run('export', '--email', 'noa@lab.example', '--to', file)).code).toBe(0)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(exported)
    expect((await run('export', '--email', 'noa@lab.example', '--to', file)).code).toBe(1)
  })

  test('a backup, then erase, retry and discard, then the import of the backup', async () => {
    const file = fileAt('backup.jsonl')
    expect((await run('backup', '--to', file)).out).toContain('5 messages')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await run('backup', '--to', file)).toMatchObject({
      code: 1,
      error: expect.stringContaining('exists'),
    })

    const asked = await run('erase', '--email', 'noa@lab.example')
    expect(asked.out).toContain(`Never mailed, so the office has not read them: ${references.refused}`)
    expect(asked.out).toContain('2 would be deleted')
    expect(await stateOf(references.noa)).toBe('sent')
    expect((await run('erase', '--email', 'noa@lab.example', '--yes')).out).toMatch(
      /2 deleted: .*\n.*30 more days/,
    )
    expect(await stateOf(references.noa)).toContain('No message has this reference')
    expect((await run('retry', references.trap)).code).toBe(0)
    await site.drained(20_000)
    expect(await stateOf(references.trap)).toBe('sent')
    expect((await run('discard', references.dan)).code).toBe(0)
    expect((await run('discard', '--state', 'sent', '--before', new Date().toISOString())).out).toMatch(
      /^2 sent /,
    )

    const mails = account.mails.length
    writeFileSync(file, `${readFileSync(file, 'utf8')}not JSON\n{"table":"facts"}\n`)
    const imported = await run('import', file)
    expect(imported.out).toContain('5 added, 0 got their later state, 0 were there, 2 lines are bad')
    expect(imported.error).toMatch(/Line 6 .*no JSON\nLine 7 /)
    expect(imported.code).toBe(1)
    expect((await run('import', file)).out).toContain('0 added, 0 got their later state, 5 were there')
    expect(await stateOf(references.noa)).toBe('sent')
    expect(account.mails).toHaveLength(mails)
    expect((await run('retry', '--all')).out).toBe('1 queued again\n')
  })

  test('no history here: nothing is restored, no backup is left', async () => {
    await site.deploy(inject('bundle'), { OUTBOX_PAUSED: '1' })
    const file = fileAt('never.jsonl')
    expect(await run('restore', '--at', new Date().toISOString(), '--to', file)).toMatchObject({
      code: 1,
      error: expect.stringContaining('keeps no history'),
    })
    expect(existsSync(file)).toBe(false)
  })
})

describe('a site whose storage has a history', () => {
  beforeAll(() => open(buildWorker('test/faults/with-history.ts', 'with-history')))
  afterAll(close)

  test('restored, with what came since; nothing is mailed twice; undone', async () => {
    const bundle = join('test/results/with-history', 'with-history.js')
    account.always = { kind: 'status', status: 500 }
    const [mailed, deleted] = [await post('mailed'), await post('deleted')]
    // The history has a moment here, at which both are queued.
    await site.deploy(bundle)
    await site.health()
    const at = new Date().toISOString()
    account.always = null
    await site.drained(30_000)
    await run('discard', deleted)
    const since = await post('since')
    await site.drained(30_000)
    expect(await run('restore', '--at', at, '--to', fileAt('a'))).toMatchObject({
      code: 1,
      error: expect.stringContaining('OUTBOX_PAUSED'),
    })

    await site.deploy(bundle, { OUTBOX_PAUSED: '1' })
    const waiting = await post('waiting')
    const end = new AbortController()
    const meanwhile = postUntil(end.signal)
    const restored = await run('restore', '--at', at, '--to', fileAt('b'))
    end.abort()
    const during = await meanwhile
    expect(during.length).toBeGreaterThan(2)
    expect(restored.error).toBe('')
    expect(restored.out).toMatch(/1 got their later state, .* 0 lines are bad/)
    expect(restored.out).toContain('1 messages came back')
    expect(new Set(await Promise.all(during.map(stateOf)))).toEqual(new Set(['queued']))
    expect(restored.out).toMatch(new RegExp(`${deleted}.*queued`))
    const states = async () => Promise.all([mailed, deleted, since, waiting].map(stateOf))
    expect(await states()).toEqual(['sent', 'queued', 'sent', 'queued'])

    const [, moment = '', bookmark = ''] = /--at (\S+) --bookmark (\d+)/.exec(restored.out) ?? []
    const undone = await run('restore', '--at', moment, '--bookmark', bookmark, '--to', fileAt('c'))
    expect(undone.out).toContain('1 were deleted before that moment')
    const [, wasDeleted, ...others] = await states()
    expect(wasDeleted).toContain('No message has this reference')
    expect(others).toEqual(['sent', 'queued'])

    const mails = account.mails.length
    await site.deploy(bundle, {})
    await site.drained(30_000)
    expect(account.mails).toHaveLength(mails + 1 + during.length)
  })
})
