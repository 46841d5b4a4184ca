import type { ConsoleMessage, Page, Request } from '@playwright/test'

/**
 * On a busy machine Chromium can break off the fade to a page before it has read the page's first
 * element: no script of the site is there to hear it, and the page appears without a fade.
 */
const unhearable = 'Transition was aborted because of invalid state. Page already revealed'

/**
 * Writes down what no page may do: a message on the console (a policy violation is one), an
 * uncaught error (a mismatch of hydration is one), a request to another origin. `stop` ends it.
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
