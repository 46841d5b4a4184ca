import { env } from 'cloudflare:workers'
import { createApp } from '#src/app.tsx'

export const both = ['en', 'he'] as const

const app = createApp()

/** Asks the app, or another with pages of its own, for a path: its status, its HTML and what stands in `main`. */
export async function read(path: string, from = app) {
  const response = await from.request(path, {}, env)
  const html = await response.text()
  return { status: response.status, html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) }
}

export const inLanguage = (path: string, language: 'en' | 'he') =>
  language === 'he' ? `${path}${path.includes('?') ? '&' : '?'}lang=he` : path

export const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length

export const plain = (html: string) => html.replace(/<[^>]*>/g, '')
