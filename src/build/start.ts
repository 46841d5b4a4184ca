/**
 * `npm start`: builds what the first page needs and starts `wrangler dev`, which gets the options; then
 * builds the rest, and after each saved file what it changes.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { builders } from './builders.ts'
import { checkBundle } from './dev/check-bundle.ts'
import { entryFile, writeEntry } from './dev/entry.ts'
import { watchFolders } from './dev/watch-folders.ts'
import { stateOf } from './inputs.ts'
import { removeOldFiles } from './old-files.ts'
import { bringUpToDate, forget, shortened } from './run.ts'

const sources = ['content', 'client', 'src']
/** What the Worker imports, and the output of builders among it. */
const loaded = [...sources.map((folder) => `${folder}/**/[!.]*.*`), '.build/*.{bin,ts}', '.build/*[ts].json']

const served = builders.filter(({ isForDeploy }) => !isForDeploy)
const first = served.filter(({ isLater }) => !isLater)
const later = served.filter(({ isLater }) => isLater)

const failures = { first: '', later: '' }

/** @returns the message of a failure, or '' */
async function messageOf(work: () => Promise<void>): Promise<string> {
  try {
    await work()
    return ''
  } catch (error) {
    return shortened(error instanceof Error ? error.message : String(error))
  }
}

function show(): void {
  const message = failures.first || failures.later || undefined
  const isWhole = later.every(({ writes }) => writes.every((file) => existsSync(file)))
  const state = stateOf(loaded)
  if (writeEntry({ message, isWhole, state }) && message) console.error(`\n${message}\n`)
}

/** One after the other, and none for a change that a run before it has seen. */
function inTurn(work: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve()
  let isWaiting = false
  return () => {
    if (isWaiting) return last
    isWaiting = true
    last = last.then(() => {
      isWaiting = false
      return work()
    })
    return last
  }
}

const buildFirst = inTurn(async () => {
  const say = isServing ? () => {} : console.log
  failures.first = await messageOf(async () => {
    await Promise.all([bringUpToDate(first, { say }), isServing ? checkBundle() : undefined])
  })
  show()
})

const buildLater = inTurn(async () => {
  failures.later = await messageOf(() => bringUpToDate(later, { isBehind: true, say: () => {} }))
  show()
})

let isServing = false
let seen = ''

async function update(): Promise<void> {
  const state = stateOf(loaded.slice(0, sources.length))
  if (state === seen) return
  seen = state
  await buildFirst()
  await buildLater()
}

function serve(): void {
  isServing = true
  const wrangler = 'node_modules/wrangler/bin/wrangler.js'
  const options = [entryFile, '--minify=false', ...process.argv.slice(2)]
  const child = spawn(process.execPath, [wrangler, 'dev', ...options], {
    stdio: 'inherit',
    // The build command of wrangler.toml has nothing to do.
    env: { ...process.env, SITE_IS_BUILT: 'yes', WRANGLER_SEND_METRICS: 'false' },
  })
  child.on('exit', (code) => process.exit(code ?? 0))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  // Wrangler gets it too, and ends in order.
  process.on('SIGINT', () => {})
}

console.log('Building what the first page needs…')
mkdirSync(dirname(entryFile), { recursive: true })
removeOldFiles()
for (const builder of builders.filter(({ isForDeploy }) => isForDeploy)) forget(builder)
for (const { untilThen = {} } of later)
  for (const [file, text] of Object.entries(untilThen)) if (!existsSync(file)) writeFileSync(file, text)
seen = stateOf(loaded.slice(0, sources.length))
await buildFirst()
serve()
watchFolders(sources, () => void update())
await buildLater()
