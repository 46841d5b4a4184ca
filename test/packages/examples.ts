import { readFileSync } from 'node:fs'

/** The first block of code of a README, and what its comments say that it prints. */
export function exampleIn(readme: string): { code: string; printed: string[] } {
  const [, code = ''] = /```js\n(.*?)```/s.exec(readFileSync(readme, 'utf8')) ?? []
  const printed = [...code.matchAll(/^console\.log\(.*\) \/\/ (.*)$/gm)].map(([, said = '']) => said)
  return { code, printed }
}

export const linesOf = (output: string): string[] => output.trim().split('\n')
