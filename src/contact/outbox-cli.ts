/** `npm run outbox -- list [queued|sent|dead] | show | retry | discard REFERENCE`: the operator's command line. */
import { parseArgs } from 'node:util'
import * as z from 'zod'

const usage = `Usage: npm run outbox -- COMMAND [--site URL] [--token TOKEN]

  list [queued|sent|dead]   what is in the outbox
  show REFERENCE            one message with its text
  retry REFERENCE           try a message again now
  discard REFERENCE         delete a message, delivered or not

The site is taken from --site or OUTBOX_SITE (default http://localhost:8787),
the token from --token or OUTBOX_TOKEN.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string' }, token: { type: 'string' } },
})
const [command, argument] = positionals

const answerShape = z.looseObject({
  details: z.string().optional(),
  summary: z.unknown().optional(),
  messages: z.array(z.unknown()).optional(),
})

/** Method and path of a command; null when it is none. */
function requestOf(): [string, string] | null {
  const reference = encodeURIComponent(argument ?? '')
  if (command === 'list') return ['GET', argument ? `?state=${reference}` : '']
  if (command === 'show' && argument) return ['GET', `/${reference}`]
  if (command === 'retry' && argument) return ['POST', `/${reference}/retry`]
  if (command === 'discard' && argument) return ['DELETE', `/${reference}`]
  return null
}

async function run([method, path]: [string, string]): Promise<number> {
  const site = values.site ?? process.env.OUTBOX_SITE ?? 'http://localhost:8787'
  const token = values.token ?? process.env.OUTBOX_TOKEN ?? ''
  const response = await fetch(new URL(`/api/outbox${path}`, site), {
    method,
    headers: { authorization: `Bearer ${token}` },
  })
  const answer = answerShape.parse(await response.json())
  if (!response.ok) {
    console.error(`${response.status}: ${answer.details ?? ''}`)
    return 1
  }
  if (answer.messages) console.table(answer.messages)
  console.log(JSON.stringify(answer.summary ?? answer, null, 2))
  return 0
}

const request = requestOf()
if (request) process.exitCode = await run(request)
else {
  console.error(usage)
  process.exitCode = 2
}
