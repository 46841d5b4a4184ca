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
