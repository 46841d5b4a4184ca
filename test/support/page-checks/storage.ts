import type { Page } from '@playwright/test'

/** The names of all that is stored now, wherever a page can store something. */
export async function stored(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`)
  const found = await page.evaluate(async () => [
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `service worker ${scope}`),
  ])
  return [...cookies, ...found]
}
