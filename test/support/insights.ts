import { env } from 'cloudflare:workers'
import { createApp } from '#src/app.tsx'
import { documentOf, only } from './html.ts'

export const both = ['en', 'he'] as const

const app = createApp()

export async function read(path: string, from = app) {
  const response = await from.request(path, {}, env)
  const document = documentOf(await response.text())
  return { status: response.status, document, main: only(document, 'main') }
}

export const inLanguage = (path: string, language: 'en' | 'he') =>
  language === 'he' ? `${path}${path.includes('?') ? '&' : '?'}lang=he` : path
