import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, onTestFinished, test } from 'vitest'
import { en as formWords } from '#content/sample-study/forms/en.ts'
import { site } from '#content/site.ts'
import { zipOf } from '#src/packages/sample-trial/files/submission/package.ts'
import { forms } from '#src/packages/sample-trial/forms/forms.ts'
import { documents } from '#test/sample-study/documents/documents.tsx'
import { printedIn, readPrinted } from '#test/sample-study/documents/printed.ts'
import { bookmarksOf, destinationsOf, pageCount } from '#test/support/pdf.ts'
import { parseXml, type XmlElement } from '#test/support/xml.ts'
import { bytesOf, datasetFile, datasets, textOf } from './files.ts'

const kept = 'src/packages/sample-trial/files/submission/'

const printed = readPrinted(kept)
const names = ['acrf.pdf', 'csdrg.pdf', 'adrg.pdf']

test.each(['words', 'layout'] as const)('the documents were printed from the %s of today', (part) => {
  const changed = documents().filter(({ file, html }) => printedIn(html)[part] !== printed[file]?.[part])
  expect(
    changed.map(({ file }) => file),
    `These documents have other ${part} than their PDFs. This command prints them again and builds the files beside ` +
      'them; commit what it writes: npm run node -- test/sample-study/documents/run.ts',
  ).toEqual([])
})

describe.each(names)('%s', (name) => {
  const pdf = readFileSync(kept + name)

  test('is beside Define-XML, and has less than 300 KB', () => {
    expect(pdf.equals(bytesOf(name))).toBe(true)
    expect(pdf.length).toBeLessThan(300 * 1024)
  })

  test('its contents name the page of each destination', () => {
    const pages = destinationsOf(pdf)
    expect(printed[name]?.pages).toEqual(pages)
    expect(Object.keys(pages).length).toBeGreaterThan(10)
    for (const page of Object.values(pages)) expect(page).toBeLessThanOrEqual(pageCount(pdf))
  })

  test('a bookmark leads to each destination', () => {
    const pages = bookmarksOf(pdf).map(({ page }) => page)
    expect(pages).toEqual(expect.arrayContaining(Object.values(destinationsOf(pdf))))
  })
})

test('acrf.pdf: each form has its bookmark and its named destination, on a page of its own', () => {
  const pdf = readFileSync(`${kept}acrf.pdf`)
  const pages = destinationsOf(pdf)
  expect(Object.keys(pages)).toEqual(forms.map(({ name }) => name))
  expect(new Set(Object.values(pages)).size).toBe(forms.length)
  const titles = forms.map(({ name }) => ({ title: formWords.forms[name], page: pages[name] }))
  expect(bookmarksOf(pdf).filter(({ title }) => title.startsWith('Form '))).toEqual(titles)
})

const zipName = 'mcr117-201-sim-m5.zip'
const zip = bytesOf(zipName)
const contents = unzipSync(zip)
const paths = Object.keys(contents)
const textIn = (path: string) => new TextDecoder().decode(contents[path])

const everyElement = (element: XmlElement): XmlElement[] => [
  element,
  ...element.children.flatMap(everyElement),
]

describe('the package', () => {
  test('Python opens it, finds the same files, and finds none broken', () => {
    const program = `import sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
print("\\n".join(archive.namelist()))`
    const file = new URL(`../../public/sample-study/data/${zipName}`, import.meta.url).pathname
    const output = execFileSync('python3', ['-c', program, file], { encoding: 'utf8' })
    expect(output.trim().split('\n')).toEqual(paths)
  })

  test('paths are those of an eCTD: folders of module 5, lower case, file types that agencies take', () => {
    const [readme, ...files] = [...paths].sort()
    expect(readme).toBe('README.txt')
    for (const path of files) {
      expect(path).toMatch(
        /^m5\/datasets\/mcr117-201-sim\/(tabulations\/sdtm|analysis\/adam\/(datasets|programs))\/[a-z0-9-/]+\.(xpt|xml|css|pdf|txt)$/,
      )
      expect(path.length).toBeLessThanOrEqual(150)
      expect(posix.basename(path).length).toBeLessThanOrEqual(64)
    }
  })

  test('it has each dataset and each document as it is published', () => {
    for (const name of [...datasets.map((dataset) => `${dataset}.xpt`), ...names]) {
      const found = paths.filter((path) => posix.basename(path) === name)
      expect(found, name).toHaveLength(1)
      expect(bytesOf(name).equals(contents[found[0] ?? ''] ?? new Uint8Array()), name).toBe(true)
    }
  })

  test('every link of both Define-XML files leads to a file in it', () => {
    const defines = paths.filter((path) => path.endsWith('/define.xml'))
    expect(defines).toHaveLength(2)
    for (const path of defines) {
      const xml = textIn(path)
      const [, style = ''] = /<\?xml-stylesheet [^>]*href="([^"]+)"/.exec(xml) ?? []
      const links = everyElement(parseXml(xml)).flatMap(({ attributes }) => attributes['xlink:href'] ?? [])
      expect(links.length).toBeGreaterThan(8)
      for (const link of [style, ...links])
        expect(paths, link).toContain(posix.join(posix.dirname(path), link))
    }
  })

  test('Define-XML there differs from the published one in the names of programs only', () => {
    for (const [model, folder] of [
      ['sdtm', 'tabulations/sdtm'],
      ['adam', 'analysis/adam/datasets'],
    ]) {
      const zipped = textIn(`m5/datasets/mcr117-201-sim/${folder}/define.xml`)
      const published = textOf(`define-${model}.xml`)
      const withoutPrograms = (xml: string) => xml.replaceAll(/"\.\.\/programs\/[^"]+"/g, '""')
      expect(withoutPrograms(zipped)).toBe(withoutPrograms(published))
      expect(zipped === published).toBe(model === 'sdtm')
    }
  })

  test('a second build writes the same bytes, in any time zone', () => {
    const zone = process.env.TZ
    process.env.TZ = 'Pacific/Auckland'
    // Other files run in this process.
    onTestFinished(() => {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    })
    const again = zipOf('public/sample-study/data/', 'public/sample-study/programs/', site.studyLicense)
    expect(again.files).toBe(paths.length)
    expect(zip.equals(again.zip)).toBe(true)
  })

  test('the checksums name it, and it is not too large for the platform', () => {
    expect(textOf('SHA256SUMS')).toContain(`${createHash('sha256').update(zip).digest('hex')}  ${zipName}\n`)
    expect(zip.length).toBeLessThan(25 * 2 ** 20)
  })
})

/** Names and labels of variables are in `files.test.ts`; the build fails at a longer text. */
test.each(datasets)('%s.xpt: its label and its texts fit the format, and visitors can load it', (name) => {
  const { label, columns } = datasetFile(name)
  expect(label.length).toBeLessThanOrEqual(40)
  for (const { name: variable, length = 1 } of columns) expect(length, variable).toBeLessThanOrEqual(200)
  expect(bytesOf(`${name}.xpt`).length).toBeLessThan(5e6)
})
