import { inflateSync } from 'node:zlib'

/** Firefox compresses objects too. */
function inflated(pdf: Buffer): string {
  const starts = pdf.toString('latin1').matchAll(/\/ObjStm\b[^>]*>>\s*stream\r?\n/g)
  const streams = [...starts].map(({ index, 0: { length } }) => inflateSync(pdf.subarray(index + length)))
  return streams.join('\n')
}

export const pageCount = (pdf: Buffer) =>
  `${pdf.toString('latin1')}\n${inflated(pdf)}`.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0

/** The text of an object, in a PDF by Chromium: objects are not compressed, only what is drawn. */
function objectIn(pdf: string, number: string | undefined): string {
  const start = pdf.indexOf(`\n${number} 0 obj\n`)
  return pdf.slice(start, pdf.indexOf('endobj', start))
}

/** The number of each page by its object, in order. */
function pagesIn(pdf: string): Map<string, number> {
  const leavesOf = (number: string): string[] => {
    const [, kids] = /\/Kids \[([^\]]*)\]/.exec(objectIn(pdf, number)) ?? []
    return kids === undefined
      ? [number]
      : [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => leavesOf(kid))
  }
  const [, root = ''] = /\/Type \/Catalog\n\/Pages (\d+) 0 R/.exec(pdf) ?? []
  return new Map(leavesOf(root).map((number, index) => [number, index + 1]))
}

/** The page of each named destination, from 1 on. */
export function destinationsOf(file: Buffer): Record<string, number> {
  const pdf = file.toString('latin1')
  const pages = pagesIn(pdf)
  const [, names] = /\/Dests (\d+) 0 R/.exec(pdf) ?? []
  const found = objectIn(pdf, names).matchAll(/\/([^\s/[]+) \[(\d+) 0 R/g)
  return Object.fromEntries(
    [...found].map(([, name = '', page = '']) => [name, pages.get(page) ?? Number.NaN]),
  )
}

/** The titles of the bookmarks, with their pages. The outer ones are last. */
export function bookmarksOf(file: Buffer): { title: string; page: number }[] {
  const pdf = file.toString('latin1')
  const pages = pagesIn(pdf)
  return [...pdf.matchAll(/<<\/Title (\(.*\)|<[0-9A-F]+>)\n\/Dest \[(\d+) 0 R/g)].map(
    ([, title = '', page = '']) => ({
      title: title.startsWith('(')
        ? title.slice(1, -1).replaceAll(/\\(.)/g, '$1')
        : Buffer.from(title.slice(5, -1), 'hex').swap16().toString('utf16le'),
      page: pages.get(page) ?? Number.NaN,
    }),
  )
}
