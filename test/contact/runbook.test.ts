import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isWhole } from '#test/support/extent.ts'

const runbook = readFileSync('src/contact/RUNBOOK.md', 'utf8')
const table = runbook.slice(0, runbook.indexOf('\n## '))

test('every line of the webhook has its row in the table', () => {
  const sources = ['outbox/condition.ts', 'outbox/outbox.ts', 'operator/watch.ts']
  const code = sources.map((name) => readFileSync(`src/contact/${name}`, 'utf8')).join('\n')
  const texts = [...code.matchAll(/\btext(?::| =) ['`]([^'`:$]+)/g)].map(([, text = '']) => text)
  expect(texts.length).toBeGreaterThanOrEqual(8)
  for (const text of texts) {
    const short = text.replace('the outbox does not answer', 'does not answer')
    expect(table).toContain(short)
  }
})

test('every command is one that the command line knows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'runbook-'))
  const commands = [...runbook.matchAll(/^ {4,}npm run outbox -- (.+)$/gm)].map(([, words = '']) =>
    words.replace(/#.*/, '').trim(),
  )
  expect(commands.length).toBeGreaterThan(15)
  const ofKinds = Map.groupBy(new Set(commands), (command) => command.split(' ')[0])
  const tried = [...ofKinds.values()].flatMap((some) => (isWhole ? some : some.slice(0, 1)))
  for (const command of tried) {
    const args = [resolve('src/build/outbox/outbox.ts'), ...command.split(' ')]
    const env = { ...process.env, OUTBOX_SITE: 'http://127.0.0.1:1' }
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
    expect([command, status, stderr]).toEqual([command, 1, expect.stringContaining('does not answer')])
  }
  rmSync(folder, { recursive: true })
})
