import type { MachineFile } from './file.ts'

export const robots: MachineFile = {
  type: 'text/plain; charset=utf-8',
  write: ({ origin }) => `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
}
