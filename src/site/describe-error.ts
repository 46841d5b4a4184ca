import type { HonoRequest } from 'hono'

/**
 * An error for the log. Its message may quote what the visitor typed, so it is left out unless the
 * visitor has only asked for a path.
 */
export function describeError(error: unknown, { method, url }: Pick<HonoRequest, 'method' | 'url'>): string {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: undefined }
  if (method === 'GET' && new URL(url).search === '') return stack ?? String(error)
  const places = (stack ?? '').split('\n').filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
  return [name, ...places].join('\n')
}
