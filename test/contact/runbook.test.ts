import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isWhole } from '#test/support/extent.ts'

const file = 'src/contact/RUNBOOK.md'
const runbook = readFileSync(file, 'utf8')
const table = runbook.slice(0, runbook.indexOf('\n## '))

/** As GitHub makes the anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')

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

test('every link leads somewhere', () => {
  const inline = [...runbook.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  const named = [...runbook.matchAll(/^\[(\w+)\]: (\S+)$/gm)]
  const used = new Set([...runbook.matchAll(/\]\[(\w+)\]/g)].map(([, name]) => name))
  expect(new Set(named.map(([, name]) => name))).toEqual(used)
  for (const target of [...inline, ...named.map(([, , target = '']) => target)]) {
    const [path = '', anchor] = target.split('#')
    const there = path === '' ? file : join(dirname(file), path)
    expect(existsSync(there), target).toBe(true)
    if (anchor === undefined) continue
    const headings = [...readFileSync(there, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text)
    expect(headings.map(anchorOf), target).toContain(anchor)
  }
})
