import type { MachineFile } from './file.ts'

/** All pages are open to all crawlers; the API holds nothing to read. */
export const robots: MachineFile = {
  type: 'text/plain; charset=utf-8',
  write: ({ origin }) => `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
}
