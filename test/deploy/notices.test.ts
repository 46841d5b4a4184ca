import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, inject, test } from 'vitest'
import * as z from 'zod'
import { buildScript } from '#client/build/script.ts'
import { packageOf } from '#src/build/notices/bundled-packages.ts'
import { licenseOf } from '#src/build/notices/license.ts'
import { documentAt } from '#test/support/built-pages.ts'
import { attributesOf } from '#test/support/html.ts'

const address = '/third-party-notices.txt'
const notices = readFileSync(`public${address}`, 'utf8')

/** The packages without a line in the notices. */
const unnamed = (packages: Iterable<string>) =>
  [...new Set(packages)].filter((name) => !notices.includes(`\n${name} `))

test('each package of the deployed Worker is in the notices', () => {
  const map: unknown = JSON.parse(readFileSync(join(dirname(inject('bundle')), 'index.js.map'), 'utf8'))
  const { sources } = z.object({ sources: z.array(z.string()) }).parse(map)
  const packages = sources.flatMap((file) => packageOf(file) ?? [])
  expect(packages).toEqual(expect.arrayContaining(['mailchannels-sdk', 'react-dom', 'zod']))
  expect(unnamed(packages)).toEqual([])
})

test('each package of the browser’s scripts is in the notices, and the script with React names the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scripts-'))
  try {
    const { script, sources } = await buildScript(process.cwd(), folder)
    const packages = sources.flatMap((file) => /^react:([^/]+)/.exec(file)?.[1] ?? packageOf(file) ?? [])
    expect(packages).toEqual(expect.arrayContaining(['jotai', 'react-dom', 'scheduler']))
    expect(unnamed(packages)).toEqual([])
    const loader = readFileSync(join(folder, script.replace('/build/', '')), 'utf8')
    const [, hydrate = ''] = /(hydrate-\w+\.js)/.exec(loader) ?? []
    const code = readFileSync(join(folder, hydrate), 'utf8')
    expect(code.split('\n', 1)).toEqual([`/*! Third-party notices: ${address} */`])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the fonts and the icons are in the notices, with their licenses', () => {
  const { devDependencies } = z
    .object({ devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const assets = Object.keys(devDependencies).filter((name) => /^@(fontsource|iconify-json)/.test(name))
  expect(assets.length).toBe(3)
  expect(unnamed(assets)).toEqual([])
  for (const name of assets) expect(notices).toContain(licenseOf(name).text)
})

test('a package without a license: the build names it and says what to do', () => {
  expect(() => licenseOf('unocss')).toThrow('unocss, which has no license file. Write the license')
})

test.each(['', '?lang=he'])('the terms of service link to the notices: %s', async (language) => {
  const page = await documentAt(`/terms-of-service${language}`)
  expect(attributesOf(page, 'href', 'main a')).toContain(address)
})
