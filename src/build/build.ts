/** `npm run build`: runs the builders whose inputs have changed, in parallel where possible. */
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import type { Builder } from './builder.ts'
import { builders } from './builders.ts'
import { isCurrent, runBuilder } from './inputs.ts'

function run({ entry, isLongest }: Builder): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [entry], { stdio: 'inherit' })
    if (child.pid && !isLongest) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${entry} failed: see its message above`))
    })
  })
}

mkdirSync('.build', { recursive: true })
const finished = new Map<Builder['name'], Promise<void>>()

async function bringUpToDate(builder: Builder): Promise<void> {
  const { after = [] } = builder
  await Promise.all(after === 'all' ? [...finished.values()] : after.map((name) => finished.get(name)))
  if (!isCurrent(builder)) await runBuilder(builder, run)
}

for (const builder of builders) finished.set(builder.name, bringUpToDate(builder))
const outcomes = await Promise.allSettled(finished.values())
// If a builder fails, the builders that wait for it fail with the same message.
const messages = new Set(outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : [])))
for (const message of messages) console.error(message)
if (messages.size > 0) process.exit(1)
