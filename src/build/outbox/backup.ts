import { type FileHandle, open, rm } from 'node:fs/promises'
import * as z from 'zod'
import type { Client } from './client.ts'
import { refuseExisting } from './file.ts'

const copyShape = z.object({
  rows: z.array(z.looseObject({ reference: z.string() })),
  last: z.number(),
  next: z.number().nullable(),
  at: z.string(),
})

interface Backup {
  references: Set<string>
  lines: Set<string>
  /** The last row of each table, and when the first page was copied. */
  copied: { messages: number; trapped: number; at: string }
}

export const lineOf = (table: string, row: object) => `${JSON.stringify({ table, row })}\n`

async function copyInto(handle: FileHandle, client: Client): Promise<Backup> {
  const references = new Set<string>()
  const lines = new Set<string>()
  const copied = { messages: 0, trapped: 0, at: '' }
  const pages = client.pages(copyShape, ({ table, after }) => [
    'GET',
    `/backup?table=${table}&after=${after}`,
  ])
  for await (const { table, page } of pages) {
    const found = page.rows.map((row) => lineOf(table, row))
    await handle.appendFile(found.join(''))
    for (const line of found) lines.add(line)
    for (const { reference } of page.rows) references.add(reference)
    copied[table] = page.last
    copied.at ||= page.at
  }
  return { references, lines, copied }
}

/** A backup that was cut off must not look like a whole one. */
export async function makeBackup(client: Client, file: string): Promise<Backup> {
  const handle = await open(file, 'wx', 0o600).catch(refuseExisting(file))
  try {
    return await copyInto(handle, client)
  } catch (error) {
    await rm(file)
    throw error
  } finally {
    await handle.close()
  }
}

export async function backup(client: Client, file: string): Promise<void> {
  const { references } = await makeBackup(client, file)
  console.log(`${references.size} messages in ${file}: personal data, delete it when it has served`)
}

/** Of one request. The site takes 100 rows and 2 MB. */
const mostRows = 100
const mostBytes = 1024 * 1024

interface Line {
  number: number
  row: unknown
}

/** @param tell gets each line that is no JSON or too long */
async function* batches(file: string, tell: (number: number, problem: string) => void) {
  const handle = await open(file)
  let batch: Line[] = []
  let bytes = 0
  let number = 0
  for await (const line of handle.readLines()) {
    number += 1
    if (line.trim() === '') continue
    const size = Buffer.byteLength(line)
    const row = size > mostBytes ? undefined : parsed(line)
    if (row === undefined) {
      tell(number, size > mostBytes ? 'too long' : 'no JSON')
      continue
    }
    if (batch.length === mostRows || bytes + size > mostBytes) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push({ number, row })
    bytes += size
  }
  if (batch.length > 0) yield batch
}

function parsed(line: string): unknown {
  try {
    const row: unknown = JSON.parse(line)
    return row
  } catch {
    return undefined
  }
}

const importShape = z.object({
  results: z.array(
    z.union([z.enum(['added', 'changed', 'kept', 'left']), z.object({ problem: z.string() })]),
  ),
})

/** @param since ISO; rows that are missing and were received earlier are left out */
export async function importFile(client: Client, file: string, since?: string): Promise<void> {
  const counts = { added: 0, changed: 0, kept: 0, left: 0, bad: 0 }
  const tell = (number: number, problem: string) => {
    counts.bad += 1
    console.error(`Line ${number} is left out: ${problem}`)
  }
  for await (const batch of batches(file, tell)) {
    const rows = batch.map(({ row }) => row)
    const { results } = await client.ask(importShape, 'POST', '/import', { rows, since })
    for (const [index, result] of results.entries()) {
      if (typeof result === 'string') counts[result] += 1
      else tell(batch[index]?.number ?? 0, result.problem)
    }
  }
  const { added, changed, kept, left, bad } = counts
  console.log(`${added} added, ${changed} got their later state, ${kept} were there, ${bad} lines are bad`)
  if (left > 0) {
    console.log(`${left} were deleted before that moment and stay so: "import ${file}" would bring them back`)
  }
  if (bad > 0) process.exitCode = 1
}
