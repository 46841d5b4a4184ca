import { readdirSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { hrefWith } from '#content/routes.ts'
import { chainOf, forwardOf } from '#src/packages/sample-trial/trace/lineage.ts'
import { Participant, type TableFile } from '#src/packages/sample-trial/trace/participant-file.ts'
import { ask } from '#test/support/built-pages.ts'
import { isWhole } from '#test/support/extent.ts'
import { outputSources } from './built.ts'

const folder = 'public/data/sample-study/participants/'
const [first = '', ...others] = readdirSync(folder)
const sizeOf = (name: string) => statSync(folder + name).size
const largest = others.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one), first)

interface Weighed {
  at: string
  links: number
}

/** Of each variable, the row whose step has most links to other values, with the links to numbers. */
function heaviest(subject: string, person: Participant, { dataset, variables, rows }: TableFile): Weighed[] {
  return variables.map((variable) => {
    const weighed = rows.map(({ seq }) => {
      const id = `${dataset}.${seq}`
      const { steps, sources } = chainOf(person, `${id}.${variable}`)
      const links = person.readersOf(id, variable).length + steps.length + sources.length
      return { from: `${id}.${variable}`, links }
    })
    const { from, links } = weighed.reduce((one, other) => (other.links > one.links ? other : one))
    const { cells } = forwardOf(person, from, outputSources.names)
    return { at: `${subject}.${from}`, links: links + cells.length }
  })
}

const steps = [first, largest].flatMap((name) => {
  const person = new Participant(JSON.parse(readFileSync(folder + name, 'utf8')))
  const { entries, records, analysis } = person.file
  return [...entries, ...records, ...analysis]
    .flatMap((table) => heaviest(name.replace('.json', ''), person, table))
    .sort((one, other) => other.links - one.links)
    .slice(0, isWhole ? undefined : 4)
})

/** A value that hundreds of rows read, e.g. the first day of treatment, shows some of them. */
test('the main part of a step has at most 60 KB of HTML, and 8 KB compressed', async () => {
  const sizes: { address: string; raw: number; compressed: number }[] = []
  for (const { at } of steps)
    for (const language of languages) {
      const address = hrefWith('sample-study/trace', language, { at })
      const [, html = ''] = /(<main.*<\/main>)/s.exec(await (await ask(address)).text()) ?? []
      expect(html, address).toContain('</h1>')
      sizes.push({ address, raw: Buffer.byteLength(html), compressed: gzipSync(html).length })
    }
  const worst = sizes.toSorted((one, other) => other.raw - one.raw).slice(0, 5)
  for (const { address, raw, compressed } of worst)
    console.log(`${raw} bytes, ${compressed} in gzip: ${address}`)
  expect(Math.max(...sizes.map(({ raw }) => raw))).toBeLessThan(60_000)
  expect(Math.max(...sizes.map(({ compressed }) => compressed))).toBeLessThan(8_000)
}, 600_000)
