import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installByApt } from '#test/support/apt.ts'
import { parseXml } from '#test/support/xml.ts'
import { faultsOfDefine } from './define-xml-rules.ts'
import { textOf } from './files.ts'

const files = ['define-sdtm.xml', 'define-adam.xml']

test.each(files)('%s: elements, attributes and their order are those of Define-XML 2.1', (file) => {
  expect(faultsOfDefine(parseXml(textOf(file)))).toEqual([])
})

/** The schemas of CDISC refuse each of these, too. */
const broken = [
  ['an attribute that is missing', ' Mandatory="Yes"', '', /^ItemRef needs Mandatory$/],
  ['an attribute of another element', ' SignificantDigits=', ' Digits=', /^ItemDef has no Digits$/],
  ['a value that is not in the list', 'Type="Derived"', 'Type="Computed"', /^def:Origin Type: Computed$/],
  ['an element that the standard does not have', '<def:Class ', '<def:Klass ', /def:Klass /],
  [
    'an origin before the description',
    /(<Description>.{0,200}?<\/Description>)(<def:Origin [^>]*\/>)<\/ItemDef>/,
    '$2$1</ItemDef>',
    /^ItemDef IT\.\S+: def:Origin Description $/,
  ],
  [
    'a method before the code lists',
    /<CodeList (.*)(<MethodDef .*?<\/MethodDef>)/s,
    '$2<CodeList $1',
    /^MetaDataVersion .*ItemDef MethodDef CodeList/,
  ],
  ['an order twice', 'OrderNumber="2"', 'OrderNumber="1"', /^twice: ItemRef OrderNumber 1$/],
  [
    'a term twice',
    /<EnumeratedItem CodedValue="DISCONTINUED">.*?<\/EnumeratedItem>/,
    '$&$&',
    /^twice: EnumeratedItem CodedValue DISCONTINUED$/,
  ],
] as const

const brokenText = (from: string | RegExp, to: string) => {
  const text = textOf('define-adam.xml')
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  return changed
}

test.each(broken)('%s: a fault', (_name, from, to, fault) => {
  const faults = faultsOfDefine(parseXml(brokenText(from, to)))
  expect(faults[0]).toMatch(fault)
})

/**
 * `DEFINE_XML_SCHEMAS` is the folder `schema` of CDISC's release package of Define-XML 2.1, of which
 * the project keeps no copy.
 */
const schemas = process.env.DEFINE_XML_SCHEMAS

describe.runIf(schemas)('by the schemas of CDISC', () => {
  const folder = mkdtempSync(join(tmpdir(), 'define-'))
  const isInstalled = () => spawnSync('xmllint', ['--version']).status === 0

  beforeAll(() => {
    if (!isInstalled()) installByApt(['libxml2-utils'])
    expect(isInstalled(), 'Install xmllint (in Debian libxml2-utils)').toBe(true)
  }, 600_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  function validate(text: string, schema: string): string {
    const file = join(folder, 'define.xml')
    writeFileSync(file, text)
    const args = ['--nonet', '--noout', '--schema', join(schemas ?? '', schema), file]
    const { status, stderr } = spawnSync('xmllint', args, { encoding: 'utf8' })
    return status === 0 ? '' : stderr
  }

  const withResults = 'cdisc-arm-1.0/arm1-0-0.xsd'
  const roots = [
    ['define-sdtm.xml', 'cdisc-define-2.1/define2-1-0.xsd'],
    ['define-adam.xml', withResults],
  ] as const

  test.each(roots)('%s: valid by %s', (file, root) => expect(validate(textOf(file), root)).toBe(''))

  test.each(broken)('%s: invalid', (_name, from, to) =>
    expect(validate(brokenText(from, to), withResults)).toContain('fails to validate'),
  )
})
