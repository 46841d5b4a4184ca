import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openSettings } from '#src/build/open-settings.ts'

const none = { mailboxHost: null, legalEntity: null, representatives: { eu: null, uk: null } }
const words = { en: 'A', he: 'א' }

test('a sample: a deploy names only the host of the mailbox', () => {
  expect(openSettings({ ...none, isSample: true })).toEqual([expect.stringContaining('mailboxHost')])
})

test('a real company: a deploy names each setting that the privacy policy lacks', () => {
  const names = openSettings({ ...none, isSample: false }).map((line) => /names no (\w+)/.exec(line)?.[1])
  expect(names).toEqual(['mailboxHost', 'legalEntity', 'representatives'])
})

test('all is named: a deploy says nothing', () => {
  const settings = {
    isSample: false,
    mailboxHost: { name: 'A', place: words, transfer: words },
    legalEntity: { name: words, number: words },
    representatives: { eu: words, uk: null },
  }
  expect(openSettings(settings)).toEqual([])
})

test('the build of a deploy prints them, and that of a developer does not', async () => {
  const lines = openSettings()
  const printed = async (command: string) => {
    const env = { ...process.env, WRANGLER_COMMAND: command }
    const { stdout } = await promisify(execFile)(process.execPath, ['src/build/build.ts', '--which'], { env })
    return lines.filter((line) => stdout.includes(line))
  }
  expect(await printed('deploy')).toEqual(lines)
  expect(await printed('dev')).toEqual([])
})
