/** `npm run outbox`: the operator's command line. */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as z from 'zod'

const usage = `Usage: npm run outbox -- COMMAND [--site URL] [--token TOKEN]

  list [queued|sent|dead|trapped]   what is in the outbox, all pages of it
  show REFERENCE                    one message with its text
  retry REFERENCE                   try a message again now; a trapped one was a person's
  retry --all                       try again what is dead or waits for an operator
  discard REFERENCE                 delete a message, delivered or not

The site is taken from --site or OUTBOX_SITE (default http://localhost:8787),
the token from --token or OUTBOX_TOKEN.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string' }, token: { type: 'string' }, all: { type: 'boolean', default: false } },
})
const [command, argument] = positionals

const answerShape = z.looseObject({
  error: z.string().optional(),
  details: z.string().optional(),
  summary: z.unknown().optional(),
  messages: z.array(z.unknown()).optional(),
  next: z.number().nullish(),
  queued: z.number().optional(),
})

/** What to do about an error code, or else the details that the site sent. */
function adviceFor({ error = '', details = '' }: z.infer<typeof answerShape> = {}): string {
  const advice: Record<string, string> = {
    unauthorized: 'Name the right token with --token or OUTBOX_TOKEN.',
    not_found: 'It has no OUTBOX_TOKEN: "npx wrangler secret put OUTBOX_TOKEN", locally a line of .dev.vars.',
    unknown_reference: 'No message has this reference: "npm run outbox -- list" shows those that there are.',
  }
  return advice[error] ?? (details || 'Is this the address of the site? Name it with --site.')
}

/** @throws with an advice if the site refuses or does not answer */
async function ask(method: string, path: string): Promise<z.infer<typeof answerShape>> {
  const site = values.site ?? process.env.OUTBOX_SITE ?? 'http://localhost:8787'
  const token = values.token ?? process.env.OUTBOX_TOKEN ?? ''
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(new URL(`/api/outbox${path}`, site), { method, headers }).catch(() => null)
  if (!response) throw new Error(`${site} does not answer. Start it, or name another with --site.`)
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after')) || 60
    console.error(`Too many requests: going on in ${seconds} s`)
    await pause(seconds * 1000)
    return ask(method, path)
  }
  const answer = answerShape.safeParse(await response.json().catch(() => null)).data
  if (response.ok && answer) return answer
  throw new Error(`${site} answered ${response.status}. ${adviceFor(answer)}`)
}

async function list(state: string | undefined): Promise<void> {
  const query = new URLSearchParams(state ? { state } : {})
  for (;;) {
    const { messages, next, summary } = await ask('GET', `?${query}`)
    console.table(messages)
    if (!next) return console.log(JSON.stringify(summary, null, 2))
    query.set('before', String(next))
  }
}

async function retryAll(): Promise<void> {
  let total = 0
  for (let path: string | null = '/retry'; path; ) {
    const { queued, next }: z.infer<typeof answerShape> = await ask('POST', path)
    total += queued ?? 0
    path = next ? `/retry?after=${next}` : null
  }
  console.log(`${total} queued again`)
}

/** Null for an unknown command. */
function actionOf(): (() => Promise<void>) | null {
  const path = `/${encodeURIComponent(argument ?? '')}`
  const tell = (method: string, to: string) => async () =>
    console.log(JSON.stringify(await ask(method, to), null, 2))
  if (command === 'list') return () => list(argument)
  if (command === 'retry' && values.all) return retryAll
  if (command === 'show' && argument) return tell('GET', path)
  if (command === 'retry' && argument) return tell('POST', `${path}/retry`)
  if (command === 'discard' && argument) return tell('DELETE', path)
  return null
}

const action = actionOf()
if (!action) {
  console.error(usage)
  process.exitCode = 2
} else {
  await action().catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
}
