/** A person asks for the messages under an address, or for their deletion. */
import { writeFile } from 'node:fs/promises'
import * as z from 'zod'
import type { Client } from './client.ts'
import { refuseExisting } from './file.ts'

const foundShape = z.object({
  messages: z.array(z.looseObject({ reference: z.string(), state: z.string(), match: z.string() })),
  next: z.number().nullable(),
})

type Found = z.infer<typeof foundShape>['messages'][number]

async function ask(client: Client, path: string, email: string): Promise<Found[]> {
  const found: Found[] = []
  const pages = client.pages(foundShape, (place) => ['POST', path, { email, ...place }])
  for await (const { page } of pages) found.push(...page.messages)
  return found
}

const numbersOf = (found: readonly Found[]) => {
  const sent = found.filter(({ match }) => match === 'sender').length
  return `${sent} sent by this address, ${found.length - sent} that only mention it`
}

export async function find(client: Client, email: string): Promise<Found[]> {
  const found = await ask(client, '/find', email)
  if (found.length > 0) console.table(found)
  console.log(numbersOf(found))
  return found
}

export async function exportMessages(client: Client, email: string, file: string | undefined): Promise<void> {
  const found = await ask(client, '/export', email)
  const text = `${JSON.stringify(found, null, 2)}\n`
  if (file === undefined) return void process.stdout.write(text)
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch(refuseExisting(file))
  console.log(`${numbersOf(found)}, in ${file}`)
}

const erasedShape = z.object({ references: z.array(z.string()), next: z.number().nullable() })

export async function erase(client: Client, email: string, isSure: boolean): Promise<void> {
  const found = await find(client, email)
  const own = found.filter(({ match }) => match === 'sender')
  const unread = own.filter(({ state }) => state !== 'sent').map(({ reference }) => reference)
  if (unread.length > 0) {
    console.log(`Never mailed, so the office has not read them: ${unread.join(', ')}`)
  }
  if (!isSure) return console.log(`${own.length} would be deleted. Nothing is yet: repeat it with --yes.`)
  const erased: string[] = []
  const pages = client.pages(erasedShape, (place) => ['POST', '/erase', { email, ...place }])
  for await (const { page } of pages) erased.push(...page.references)
  console.log(`${erased.length} deleted: ${erased.join(', ') || 'none'}`)
  console.log(
    `The history of the storage holds them for 30 more days. Not touched: messages that only mention the
address, mails in the office's mailbox, backup files.`,
  )
}
