import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** @returns the lines that the rule refuses */
function refused(lines: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'checked-json-'))
  const configuration = {
    root: true,
    plugins: [resolve('test/house/checked-json.grit')],
    linter: { rules: { preset: 'none' } },
  }
  try {
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(configuration))
    writeFileSync(join(folder, 'code.ts'), lines.join('\n'))
    const program = resolve('node_modules/@biomejs/biome/bin/biome')
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [program, 'lint', '--reporter=github', '--max-diagnostics=none'],
      { cwd: folder, encoding: 'utf8' },
    )
    const found = new Set(
      [...stdout.matchAll(/^::error title=plugin.*?line=(\d+)/gm)].map(([, line]) => line),
    )
    expect(found.size, stdout + stderr).toBeGreaterThan(0)
    return lines.filter((_, index) => found.has(String(index + 1)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const unchecked = [
  'const a: Foo = JSON.parse(text)',
  'const b: unknown[] = JSON.parse(text)',
  'const c = { ...JSON.parse(text) }',
  'const d: unknown = read(JSON.parse(text))',
  'const e = shape.parse(read(JSON.parse(text)))',
  'const f: Foo = known ? JSON.parse(text) : known',
  'const g: unknown = () => { const inner: Foo = JSON.parse(text) }',
  'function h(): Foo { return JSON.parse(text) }',
  'const i = texts.map(JSON.parse)',
  'const j: Foo = JSON.parse(text, revive)',
  'const k: Foo = await response.json()',
  'const l = await response.json<Foo>()',
  'const m = fetch(address).then((response) => response.json())',
]

const checked = [
  'const n: unknown = JSON.parse(text)',
  'const o: unknown = known ? known : JSON.parse(text)',
  'const p = shape.parse(JSON.parse(text))',
  'const q = shape().safeParse(JSON.parse(text)).data',
  'const r: unknown = await response.json()',
  'const s: unknown = await request.json().catch(() => null)',
  'const t = shape.parse(await response.json())',
  'const u = context.json({ ok: true })',
]

test('JSON that is read into a type is refused, and what a check or an unknown type gets is not', () => {
  expect(refused([...unchecked, ...checked])).toEqual(unchecked)
})
