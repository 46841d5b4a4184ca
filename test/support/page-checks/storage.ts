import type { Page } from '@playwright/test'

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
