/**
 * `npm run build`: runs the builders whose inputs have changed since their last run, side by side
 * where they do not need one another. `.build/` is read by the Worker, `public/build/` by browsers.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { type Builder, builders } from './builders.ts'
import { hashFile, hashOf, keptHash, sourcesOf } from './inputs.ts'

function run({ entry }: Builder): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [entry], { stdio: 'inherit' })
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${entry} failed: see its message above`))
    })
  })
}

mkdirSync('.build', { recursive: true })
const sources = await sourcesOf(builders)
const finished = new Map<Builder['name'], Promise<void>>()

async function bringUpToDate(builder: Builder): Promise<void> {
  await Promise.all((builder.after ?? []).map((name) => finished.get(name)))
  const hash = hashOf(builder, sources)
  if (hash === keptHash(builder)) return
  rmSync(hashFile(builder), { force: true })
  await run(builder)
  writeFileSync(hashFile(builder), hash)
}

for (const builder of builders) finished.set(builder.name, bringUpToDate(builder))
const outcomes = await Promise.allSettled(finished.values())
// A builder fails with those that it waits for: each message once.
const messages = new Set(outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : [])))
for (const message of messages) console.error(message)
if (messages.size > 0) process.exit(1)
