import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { readJson } from '@marom/tables/files'
import { build } from 'esbuild'
import * as z from 'zod'
import { installedPackages } from '#client/build/installed-packages.ts'

const file = 'src/build/study-design/simulations/simulated.json'

const keptShape = z.object({ program: z.string(), designs: z.record(z.string(), z.unknown()) })

/** What was simulated, and the hash of the program that did it. */
type Kept = z.infer<typeof keptShape>

export const readKept = (): Kept => readJson(file, keptShape)

/** A design a line, so that a change shows which designs it changed. */
export function writeKept({ program, designs }: Kept): void {
  const lines = Object.entries(designs).map(([name, value]) => `    "${name}": ${JSON.stringify(value)}`)
  writeFileSync(file, `{\n  "program": "${program}",\n  "designs": {\n${lines.join(',\n')}\n  }\n}\n`)
}

/** Of the code without comments, types and names: what may change a number. */
export async function hashOfProgram(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/build/study-design/simulations/simulate.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'node',
    external: ['#build/*', ...installedPackages()],
    logLevel: 'error',
  })
  const sum = createHash('sha256')
  for (const { contents } of outputFiles) sum.update(contents)
  return sum.digest('hex')
}
