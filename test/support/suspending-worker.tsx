import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { Late, Page } from './late-page.tsx'

export { Outbox } from '#src/contact/outbox.ts'

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const never = new Promise<ReactNode>(() => {})

/** Each a page, or a fault, and when it comes to light. */
const cases: Record<string, () => { tree: ReactNode; signal?: AbortSignal }> = {
  '/resolved': () => ({ tree: <Page late={Promise.resolve('resolved')} /> }),
  '/a-task-later': () => ({ tree: <Page late={after(0).then(() => 'a task later')} /> }),
  '/late': () => ({ tree: <Page late={after(20).then(() => 'late')} /> }),
  '/in-the-shell': () => ({ tree: <Late value={after(20).then(() => <html lang="en" />)} /> }),
  '/fails-late': () => ({ tree: <Page late={after(20).then(() => Promise.reject(new Error('late')))} /> }),
  '/fails-at-once': () => ({ tree: <Page late={Promise.reject(new Error('at once'))} /> }),
  '/shell-fails': () => ({ tree: <Late value={Promise.reject(new Error('shell'))} /> }),
  '/aborted': () => ({ tree: <Page late={never} />, signal: AbortSignal.timeout(20) }),
  '/aborted-before': () => ({ tree: <Page late={never} />, signal: AbortSignal.abort(new Error('before')) }),
  '/shell-aborted': () => ({ tree: <Late value={never} />, signal: AbortSignal.timeout(20) }),
}

/** Answers with the document and with all that React told about it. */
async function answer(path: string): Promise<string> {
  const { tree, signal } = cases[path]?.() ?? { tree: null }
  const told: string[] = []
  const onError = (error: unknown) => void told.push(`error: ${error}`)
  try {
    const stream = await renderToReadableStream(tree, { onError, ...(signal && { signal }) })
    const text = await new Response(stream).text().catch((error) => `broken: ${error}`)
    return [text, ...told].join('\n')
  } catch (error) {
    return [`no stream: ${error}`, ...told].join('\n')
  }
}

export default {
  fetch: async (request) => {
    const path = new URL(request.url).pathname
    return path === '/' ? Response.json(Object.keys(cases)) : new Response(await answer(path))
  },
} satisfies ExportedHandler
