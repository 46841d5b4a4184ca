import type { Bindings } from '#src/env.ts'

type Worker = ExportedHandler<Bindings>

const text = 'What this page shows is still being built. The page reloads by itself.\n'

/** While some data are not there yet, a page that cannot do without them says so and asks again. */
export const waiting = (worker: Worker): Worker => ({
  ...worker,
  fetch: async (request, env, context) => {
    const answer = (await worker.fetch?.(request, env, context)) ?? new Response(null, { status: 404 })
    const isMissing = answer.status === 404 || answer.status >= 500
    if (request.method !== 'GET' || !isMissing) return answer
    return new Response(text, {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', refresh: '2' },
    })
  },
})
