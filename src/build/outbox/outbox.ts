/** `npm run outbox`: the operator's command line. */
import { parseArgs } from 'node:util'
import { backup, importFile } from './backup.ts'
import { Client } from './client.ts'
import { discardBefore, list, retryAll, tell } from './messages.ts'
import { erase, exportMessages, find } from './person.ts'
import { restore } from './restore.ts'

const usage = `Usage: npm run outbox -- COMMAND [--site URL] [--token TOKEN]

  list [queued|sent|dead|trapped]   what is in the outbox, all pages of it; of trapped messages
                                    enough to tell spam by
  show REFERENCE                    one message with its text
  retry REFERENCE                   try a message again now; a trapped one was a person's
  retry --all                       try again what is dead or waits for an operator
  retry --held                      mail now what the limit of the day holds back
  discard REFERENCE                 delete a message, delivered or not
  discard --state STATE --before TIME
                                    delete all messages of a state that were received before
  find --email ADDRESS              the messages that an address sent or that mention it
  export --email ADDRESS [--to FILE]
                                    the same, whole, as JSON
  erase --email ADDRESS [--yes]     delete what an address sent; without --yes only list it
  backup --to FILE                  copy everything into a new file
  import FILE                       add what is missing from a backup
  restore --at TIME [--bookmark BOOKMARK] [--to FILE]
                                    set the outbox back to a moment of the last 30 days; what came
                                    since is kept in FILE and added again

TIME is an ISO date or date-time, UTC unless it names an offset: 2026-11-20, 2026-11-20T10:30+02:00.
The site is taken from --site or OUTBOX_SITE (default http://localhost:8787),
the token from --token or OUTBOX_TOKEN.`

const options = {
  site: { type: 'string' },
  token: { type: 'string' },
  all: { type: 'boolean' },
  held: { type: 'boolean' },
  email: { type: 'string' },
  to: { type: 'string' },
  yes: { type: 'boolean' },
  state: { type: 'string' },
  before: { type: 'string' },
  at: { type: 'string' },
  bookmark: { type: 'string' },
} as const

/** @throws for an option that does not exist */
const read = () => parseArgs({ allowPositionals: true, options })

/** Null for an unknown command, or one with something missing or too much. */
function actionOf({ values, positionals }: ReturnType<typeof read>): (() => Promise<unknown>) | null {
  const { site, token, ...given } = values
  const client = new Client(
    site ?? process.env.OUTBOX_SITE ?? 'http://localhost:8787',
    token ?? process.env.OUTBOX_TOKEN ?? '',
  )
  const [command = '', argument] = positionals
  const { email = '', to, yes = false, state = '', before = '', at = '', bookmark } = given
  const path = `/${encodeURIComponent(argument ?? '')}`
  const file = to ?? `outbox-${new Date().toISOString().replaceAll(':', '-')}.jsonl`
  /** A command, the names of what it was given, and what it does. */
  const actions: Record<string, () => Promise<unknown>> = {
    list: () => list(client, undefined),
    'list ARGUMENT': () => list(client, argument),
    'show ARGUMENT': () => tell(client, 'GET', path),
    'retry ARGUMENT': () => tell(client, 'POST', `${path}/retry`),
    'retry all': () => retryAll(client, '/retry'),
    'retry held': () => retryAll(client, '/retry/held'),
    'discard ARGUMENT': () => tell(client, 'DELETE', path),
    'discard before state': () => discardBefore(client, state, before),
    'find email': () => find(client, email),
    'export email': () => exportMessages(client, email, undefined),
    'export email to': () => exportMessages(client, email, to),
    'erase email': () => erase(client, email, yes),
    'erase email yes': () => erase(client, email, yes),
    'backup to': () => backup(client, file),
    'import ARGUMENT': () => importFile(client, argument ?? ''),
    'restore at': () => restore(client, { at }, file),
    'restore at to': () => restore(client, { at }, file),
    'restore at bookmark': () => restore(client, { at, bookmark }, file),
    'restore at bookmark to': () => restore(client, { at, bookmark }, file),
  }
  const words = [command, ...(positionals.length > 1 ? ['ARGUMENT'] : []), ...Object.keys(given).toSorted()]
  const name = words.join(' ')
  return positionals.length < 3 && Object.hasOwn(actions, name) ? (actions[name] ?? null) : null
}

function actionOrUsage() {
  try {
    return actionOf(read())
  } catch {
    return null
  }
}

const action = actionOrUsage()
if (action) {
  await action().catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
} else {
  console.error(usage)
  process.exitCode = 2
}
