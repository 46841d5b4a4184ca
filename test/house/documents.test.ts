import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { isPartial } from '#test/support/left.ts'

/** What a reader reads in three minutes. The first README is looked up in, not read. */
const mostWords = (file: string) => (file === 'README.md' ? 1000 : 700)

const readmes = ['README.md', ...globSync('{content,client,src,test}/**/README.md')].filter(
  (file) => !file.includes('results'),
)
const documents = [...readmes, ...globSync('.github/*.md'), 'src/contact/RUNBOOK.md']
const files = globSync('{content,client,src,test,public,.ci,.github}/**/*.*').concat(globSync('*.*'))

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

const headings = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Links to files and headings of the repository that are not there. */
function deadLinks(file: string, text: string): string[] {
  const links = [...text.replace(/`[^`]*`/g, '').matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(
    ([, link = '']) => link,
  )
  return links.filter((link) => {
    const [path = '', anchor] = link.split('#')
    const target = path ? join(dirname(file), path) : file
    if (!existsSync(target)) return true
    return anchor !== undefined && !headings(readFileSync(target, 'utf8')).includes(anchor)
  })
}

/** Names of source files, as code, that no file has, in any folder. `NAME` and `xx` are any name. */
function lostFiles(text: string): string[] {
  const names = [...text.matchAll(/`([\w./-]*\w\.(?:tsx?|css|csv|sql|grit|md))`/g)].map(
    ([, name = '']) => name,
  )
  return names.filter((name) => {
    if (/[A-Z]{4,}|xx|^\/|^\.build\//.test(name)) return false
    const end = name.replace(/^(?:\.\.?\/)+/, '')
    return !files.some((file) => file === end || file.endsWith(`/${end}`))
  })
}

/** Decisions begin with their date. */
function undated(text: string): string[] {
  const [, decisions = ''] = text.split(/^## Decisions$/m)
  const items = decisions.split(/\n(?=- |\n)/).filter((item) => item.startsWith('- '))
  return items.filter((item) => !/^- \**20\d\d-\d\d/.test(item)).map((item) => item.slice(0, 60))
}

test('each README is read in three minutes', () => {
  const long = readmes.flatMap((file) => {
    const words = wordsIn(readFileSync(file, 'utf8'))
    return words > mostWords(file)
      ? [`${file}: ${words} words, at most ${mostWords(file)}; move a part to the folder it is about`]
      : []
  })
  expect(long).toEqual([])
})

test.skipIf(isPartial)(
  'each document: its links lead somewhere, its files exist, its decisions have a date',
  () => {
    const faults = documents.flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return [
        ...deadLinks(file, text).map((link) => `${file}: the link ${link} leads nowhere`),
        ...lostFiles(text).map((name) => `${file}: there is no file ${name}`),
        ...undated(text).map((start) => `${file}: a decision without a date: ${start}`),
      ]
    })
    expect(faults).toEqual([])
  },
)

test('a dead link, a lost file and a decision without a date: named', () => {
  expect(deadLinks('README.md', '[a](lost.md) [b](content/README.md) [c](#two-commands)')).toEqual([
    'lost.md',
  ])
  expect(deadLinks('README.md', '[a](#lost)')).toEqual(['#lost'])
  expect(lostFiles('`lost/file.ts` and `app.tsx`')).toEqual(['lost/file.ts'])
  expect(undated('## Decisions\n\n- 2026-11: kept\n- Lost')).toEqual(['- Lost'])
})
