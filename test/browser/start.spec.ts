import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configFor } from '#test/faults/worker.ts'
import { expect, inBothLanguages, test } from '#test/support/browser.ts'
import { documentOf } from '#test/support/html.ts'

test('npm start: the pages of the dev server, which bundles React for development', async ({
  request,
  baseURL,
}) => {
  const port = String(Number(new URL(baseURL ?? '').port) + 2)
  const state = mkdtempSync(join(tmpdir(), 'start-state-'))
  const server = spawn(
    'wrangler',
    [
      ...['dev', '--config', configFor('src/index.ts', 'start'), '--port', port, '--ip', '127.0.0.1'],
      ...['--inspector-port', '0', '--persist-to', state, '--show-interactive-dev-session=false'],
    ],
    { stdio: 'ignore' },
  )
  try {
    for (const { language, query } of inBothLanguages) {
      const answer = () => request.get(`http://127.0.0.1:${port}/solutions${query}`).catch(() => null)
      await expect.poll(async () => (await answer())?.status(), { timeout: 25_000 }).toBe(200)
      const { documentElement } = documentOf((await (await answer())?.text()) ?? '')
      expect(documentElement.getAttribute('lang')).toBe(language)
    }
  } finally {
    server.kill()
  }
})
