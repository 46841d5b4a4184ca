import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Loads the modules of the Worker in Node, and prints what they make of `Intl` meanwhile. */
const script = `
  const made = []
  for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator', 'Segmenter', 'PluralRules'])
    Intl[name] = new Proxy(Intl[name], {
      construct(target, args) {
        made.push(name)
        return new target(...args)
      },
    })
  await import('./src/build/worker-modules.ts')
  await import('./src/index.ts')
  console.log(JSON.stringify(made))
`

/** The first of them takes 10 ms: a quarter of the time that the script needs to start. */
test('an isolate starts without making formats: they are made at their first use', () => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect(JSON.parse(printed)).toEqual([])
})
