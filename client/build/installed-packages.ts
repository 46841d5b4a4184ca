import { readFileSync } from 'node:fs'
import * as z from 'zod'

const shape = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
})

/** Packages that npm installs, as a bundle leaves them out. Those of `src/packages` are code of the site. */
export function installedPackages(): string[] {
  const { dependencies, devDependencies } = shape.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  return Object.keys({ ...dependencies, ...devDependencies })
}
