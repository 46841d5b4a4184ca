interface Data {
  ASSETS: Pick<Fetcher, 'fetch'>
}

interface Worker<Env> {
  fetch: (request: Request, env: Env, context: ExecutionContext) => Response | Promise<Response>
}

const text = 'What this page shows is still being built. The page reloads by itself.\n'

const notYet = () =>
  new Response(text, {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', refresh: '2' },
  })

/**
 * While some data are not there yet, a page that cannot do without them says so and asks again. It is
 * left where it reads them, so that no error is logged.
 */
export const waiting = <Env extends Data>(worker: Worker<Env>): Worker<Env> => ({
  ...worker,
  fetch: async (request, env, context) => {
    const missing = Promise.withResolvers<Response>()
    const data: Data['ASSETS'] = {
      fetch: async (input, init) => {
        const answer = await env.ASSETS.fetch(input, init)
        if (answer.status !== 404) return answer
        missing.resolve(notYet())
        return new Promise<never>(() => {})
      },
    }
    const answer = await Promise.race([
      worker.fetch(request, { ...env, ASSETS: data }, context),
      missing.promise,
    ])
    return request.method === 'GET' && answer.status === 404 ? notYet() : answer
  },
})
