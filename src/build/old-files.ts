/**
 * A page that was opened before a deploy asks for the files of its own release hours later, and a
 * version of the Worker serves only its own. So a deploy takes along the files in `/build/` of the
 * last releases, by the list that the live site publishes.
 */
import { hash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import { reasonOf } from './connected.ts'

/** Not in `/build/`, whose answers browsers keep for a year. */
const listPath = '/data/build-files.json'

/** By esbuild, or with the start of a SHA-256. No other name is asked for or written. */
const hashedName = /^[a-z]+(?:-[a-z]+)*[-.](?:[A-Z\d]{8}|[a-f\d]{10})\.(?:js|txt|woff2)$/

/** In days, after the last release with the file was replaced. */
const mostDays = 30
const mostReleases = 20
/** Of all old releases. Cloudflare takes 20,000 files of a version. */
const mostFiles = 2_000
const mostBytes = 40_000_000

/** In bytes. Cloudflare takes files of 25 MiB. */
const largestFile = 10_000_000
const largestList = 1_000_000

/** In ms, for one answer and for all. */
const patience = 30_000
const mostTime = 10 * 60_000
const atOnce = 6

const fileShape = z.object({
  bytes: z.int().min(0).max(largestFile),
  sha256: z.string().regex(/^[\da-f]{64}$/),
  /** When a release without the file replaced the last one with it. The release itself has none. */
  replaced: z.iso.datetime({ precision: 3 }).optional(),
})

const listShape = z
  .record(z.string().regex(hashedName), fileShape)
  .refine((list) => Object.keys(list).length <= 2 * mostFiles)

/** The files in `/build/` by their names. */
export type BuildFiles = z.infer<typeof listShape>

const noted = (bytes: Uint8Array) => ({ bytes: bytes.length, sha256: hash('sha256', bytes) })

export function builtFiles(root = 'public'): BuildFiles {
  const names = globSync('*', { cwd: `${root}/build` }).filter((name) => hashedName.test(name))
  return Object.fromEntries(names.map((name) => [name, noted(readFileSync(`${root}/build/${name}`))]))
}

/** Those of the live site that are not built anew, the latest first, as far as the bounds allow. */
export function oldFiles(live: BuildFiles, built: BuildFiles, now: Date): BuildFiles {
  const today = now.toISOString()
  const earliest = new Date(now.getTime() - mostDays * 24 * 60 * 60 * 1000).toISOString()
  const found = Object.entries(live)
    .filter(([name]) => !built[name])
    .map(([name, { replaced = today, ...file }]) => ({
      ...file,
      name,
      // The clock of another machine may have been ahead.
      replaced: replaced < today ? replaced : today,
    }))
    .filter(({ replaced }) => replaced >= earliest)
    .sort((a, b) => b.replaced.localeCompare(a.replaced))
  const kept: BuildFiles = {}
  const releases = new Set<string>()
  let [files, bytes] = [0, 0]
  for (const { name, ...file } of found) {
    releases.add(file.replaced)
    files += 1
    bytes += file.bytes
    if (releases.size > mostReleases || files > mostFiles || bytes > mostBytes) break
    kept[name] = file
  }
  return kept
}

/** Reads an answer of status 200. @throws if it takes too long, or has more than `most` bytes */
async function read(address: string, most: number, end: AbortSignal) {
  const signal = AbortSignal.any([end, AbortSignal.timeout(patience)])
  const { status, headers, body } = await fetch(address, { redirect: 'manual', signal })
  const parts: Uint8Array[] = []
  let size = 0
  if (status !== 200) await body?.cancel()
  else
    for await (const part of body ?? []) {
      size += part.length
      if (size > most) throw new Error(`${address} has more than ${most} bytes`)
      parts.push(part)
    }
  return { status, type: headers.get('content-type') ?? '', bytes: Buffer.concat(parts) }
}

/** Null before the first deploy: the name does not exist, or the site there is not ours. */
async function liveList(site: string, end: AbortSignal): Promise<BuildFiles | null> {
  const answer = await read(site + listPath, largestList, end).catch((error: unknown) => {
    if (reasonOf(error).includes('ENOTFOUND')) return null
    throw error
  })
  if (!answer || answer.status === 404) return null
  if (answer.status !== 200) throw new Error(`${listPath} answered ${answer.status}`)
  if (answer.type.startsWith('text/html')) return null
  try {
    return listShape.parse(JSON.parse(answer.bytes.toString()))
  } catch {
    throw new Error(`${listPath} is not a list of this site`)
  }
}

async function download(site: string, root: string, files: BuildFiles, end: AbortSignal): Promise<void> {
  const waiting = Object.entries(files).values()
  const inTurn = async () => {
    for (const [name, { bytes: size, sha256 }] of waiting) {
      const { status, bytes } = await read(`${site}/build/${name}`, size, end)
      if (status !== 200) throw new Error(`/build/${name} answered ${status}`)
      if (noted(bytes).sha256 !== sha256) throw new Error(`/build/${name} is not the file of the list`)
      writeFileSync(`${root}/build/${name}`, bytes)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, inTurn))
}

/** Removes what an earlier deploy took along, before the builders write files of these names. */
export function removeOldFiles(root = 'public'): void {
  const file = root + listPath
  if (!existsSync(file)) return
  try {
    const list = listShape.parse(JSON.parse(readFileSync(file, 'utf8')))
    for (const [name, { replaced }] of Object.entries(list))
      if (replaced) rmSync(`${root}/build/${name}`, { force: true })
  } catch {
    // The list is half written. Without the folder its builders write all of it again.
    rmSync(`${root}/build`, { recursive: true, force: true })
  }
  rmSync(file)
}

/**
 * Runs after the builders. Writes the old files beside the new ones, and the list of both.
 * @param areLeft takes nothing along and asks for nothing
 * @returns what was done
 * @throws if the live site does not hand out its list or a file of it: a deploy would drop them
 */
export async function keepOldFiles(
  site: string,
  { root = 'public', now = new Date(), areLeft = false } = {},
): Promise<string> {
  const end = AbortSignal.timeout(mostTime)
  const built = builtFiles(root)
  const live = areLeft ? {} : await liveList(site, end)
  const old = oldFiles(live ?? {}, built, now)
  mkdirSync(`${root}/data`, { recursive: true })
  // Before the files, so that the next build removes those of a deploy that fails.
  writeFileSync(root + listPath, JSON.stringify({ ...built, ...old }))
  await download(site, root, old, end)
  if (areLeft) return 'Left behind the files of earlier releases, as asked.'
  if (!live) return `Took along no files of earlier releases: ${site} has no list of them yet.`
  const all = Object.values(old)
  const releases = new Set(all.map(({ replaced }) => replaced)).size
  const bytes = all.reduce((sum, file) => sum + file.bytes, 0)
  return `Took along ${all.length} files of ${releases} earlier releases, ${bytes} bytes.`
}
