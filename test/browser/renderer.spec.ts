import { build, serve } from '#test/bench/server.ts'
import { addresses } from '#test/support/addresses.ts'
import { expect, test } from '#test/support/browser.ts'

test('every page by the renderer as built: byte for byte as by React’s edge build and its renderer for strings', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const bundle = build('test/bench/workers/render.ts', 'shipped', { hasAliases: false })
  const shipped = await serve(bundle, Number(new URL(baseURL ?? '').port) + 3, {
    variables: { SITE_ORIGIN: baseURL ?? '' },
  })
  try {
    const different: string[] = []
    for (const { path, name } of addresses) {
      // A page of its own for every visitor, which says so in its head.
      if (name === 'message-received') continue
      const [ours, theirs] = await Promise.all([
        request.get(path).then((response) => response.text()),
        fetch(`http://127.0.0.1:${shipped.port}${path}`).then((response) => response.text()),
      ])
      expect(theirs.length, path).toBeGreaterThan(10_000)
      if (ours !== theirs) different.push(path)
    }
    expect(different).toEqual([])
  } finally {
    shipped.stop()
  }
})

test('Suspense, faults and aborts by the renderer as built: what React’s edge build sends and tells', async ({
  baseURL,
}) => {
  test.setTimeout(120_000)
  const port = Number(new URL(baseURL ?? '').port)
  const worker = 'test/support/suspending-worker.tsx'
  const servers = await Promise.all([
    serve(build(worker, 'suspending'), port + 4),
    serve(build(worker, 'suspending-shipped', { hasAliases: false }), port + 5),
  ])
  try {
    const both = (path: string) =>
      Promise.all(
        servers.map(async (server) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).text()),
      )
    const paths = JSON.parse((await both('/'))[0] ?? '')
    expect(paths.length).toBeGreaterThan(5)
    for (const path of paths) {
      const [ours, theirs] = await both(path)
      expect(theirs, path).toMatch(/<\/html>|^no stream: /)
      expect(ours === theirs, path).toBe(true)
    }
  } finally {
    for (const server of servers) server.stop()
  }
})
