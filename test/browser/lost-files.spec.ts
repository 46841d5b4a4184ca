import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { islandPaths } from '#test/support/addresses.ts'
import { expect, loop } from '#test/support/browser.ts'
import { isWhole } from '#test/support/extent.ts'
import { deadButtons, lostParts } from '#test/support/page-checks/presses.ts'
import { settled } from '#test/support/strangers.ts'

const build = /\/build\/([\w-]+-[\w]{8}\.js)$/

/** What the page loads, at its start and for its buttons. */
async function filesOf(page: Page, path: string): Promise<string[]> {
  const asked = new Set<string>()
  const note = (request: { url: () => string }) => {
    const [, file] = build.exec(request.url()) ?? []
    if (file) asked.add(file)
  }
  page.on('request', note)
  await page.goto(path)
  await settled(page)
  const dead = await page.evaluate(deadButtons)
  expect(dead, 'with all files').toEqual([])
  page.off('request', note)
  return [...asked]
}

/** What a file needs before it runs, without what it loads later with `import()`. */
const neededBy = (file: string) =>
  [...readFileSync(`public/build/${file}`, 'utf8').matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)].flatMap(
    ([, name]) => name ?? [],
  )

/**
 * In a short run without the files that others need: without them the others do not run, as if they
 * were missing themselves.
 */
function chosenFrom(files: readonly string[]): readonly string[] {
  const needed = new Set(files.flatMap(neededBy))
  return isWhole ? files : files.filter((file) => !needed.has(file))
}

// In one worker, so that `tried` holds for all pages.
loop.describe.configure({ mode: 'default' })

/** The first page that loads a file tries without it. */
const tried = new Set<string>()

for (const path of islandPaths) {
  loop(
    `${path}, each of its files missing in turn: nothing visible is dead, nothing is cut`,
    async ({ page, expected }) => {
      expected.push(/404 \(Not Found\)/, /Failed to fetch dynamically imported module/)
      loop.setTimeout(300_000)
      for (const file of chosenFrom(await filesOf(page, path))) {
        if (tried.has(file)) continue
        tried.add(file)
        await page.route(`**/build/${file}`, (route) => route.fulfill({ status: 404 }))
        await page.goto(path)
        await settled(page)
        expect.soft(await page.evaluate(deadButtons), `${path} without ${file}`).toEqual([])
        expect.soft(await page.evaluate(lostParts), `${path} without ${file}`).toEqual([])
        await page.unroute(`**/build/${file}`)
      }
      // What this page still asks for fails later: not in the next test.
      await page.goto('/robots.txt')
    },
  )
}
