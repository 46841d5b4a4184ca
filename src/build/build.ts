/** `npm run build`: runs the builders whose inputs have changed, in parallel where possible. */
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import type { Builder } from './builder.ts'
import { builders, isDeploy } from './builders.ts'
import { configuredOrigin, reasonOf } from './connected.ts'
import { isCurrent, runBuilder } from './inputs.ts'
import { keepOldFiles, removeOldFiles } from './old-files.ts'

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

async function prepareDeploy(): Promise<void> {
  const site = await configuredOrigin()
  try {
    console.log(await keepOldFiles(site, { areLeft: process.env.OLD_FILES === 'none' }))
  } catch (error) {
    console.error(`${site} did not hand out the files of its last releases: ${reasonOf(error)}.`)
    console.error(
      'Pages that are open now would miss them, so nothing is deployed. Deploy again later, or leave',
    )
    console.error('them behind: OLD_FILES=none npm run deploy')
    process.exit(1)
  }
}

mkdirSync('.build', { recursive: true })
removeOldFiles()
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
if (isDeploy) await prepareDeploy()
