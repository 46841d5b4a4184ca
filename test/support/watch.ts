import type { ConsoleMessage, Page, Request } from '@playwright/test'

/**
 * On a busy machine Chromium may cancel a view transition before the new page has a script that
 * could catch the error. The page then appears without a fade.
 */
const unhearable = 'Transition was aborted because of invalid state. Page already revealed'

/**
 * Records console messages (CSP violations too), uncaught errors (hydration mismatches too) and
 * requests to other origins.
 */
export function watch(page: Page, origin: string): { messages: string[]; stop: () => void } {
  const messages: string[] = []
  const onConsole = (message: ConsoleMessage) =>
    messages.push(`console ${message.type()}: ${message.text()} (on ${page.url()}): mend what it tells of`)
  const onError = ({ message }: Error) => {
    if (message === unhearable) return
    messages.push(`error: ${message} (on ${page.url()}): mend it; hydrated HTML must be the server's`)
  }
  const onRequest = (request: Request) => {
    const url = request.url()
    if (/^https?:/.test(url) && !url.startsWith(origin))
      messages.push(`request: ${url} (on ${page.url()}): serve it from public/`)
  }
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest)
  const stop = () => {
    page.off('console', onConsole).off('pageerror', onError).off('request', onRequest)
  }
  return { messages, stop }
}
