import { globSync, readFileSync } from 'node:fs'
import { readJson } from '@marom/tables/files'
import * as z from 'zod'

/** For packages that come without a license file: the text in `licenses/`. */
const added: Readonly<Record<string, string>> = {
  '@hono/react-renderer': 'hono-middleware.txt',
  '@hono/zod-validator': 'hono-middleware.txt',
  '@iconify-json/lucide': 'lucide.txt',
}

const manifest = z.object({ version: z.string() })

interface License {
  /** Name and version. */
  title: string
  text: string
}

/** @throws if neither the package nor `licenses/` has the text */
export function licenseOf(name: string): License {
  const folder = `node_modules/${name}`
  const { version } = readJson(`${folder}/package.json`, manifest)
  const own = globSync(`${folder}/{LICENSE,LICENCE,License,license}{,.md,.txt}`)[0]
  const file = own ?? (added[name] && `src/build/notices/licenses/${added[name]}`)
  if (!file) {
    throw new Error(
      `The site contains code of ${name}, which has no license file. Write the license into src/build/notices/licenses/ and name it in license.ts.`,
    )
  }
  return { title: `${name} ${version}`, text: readFileSync(file, 'utf8').trim() }
}
