import type { CodeList, ExternalList } from '../terminology/code-list.ts'
import { codeLists } from '../terminology/places.ts'
import { externalLists } from '../terminology/study-lists.ts'
import { element, escaped } from '../xml.ts'
import { listOid } from './items.ts'
import { terminologyOid } from './standards.ts'

const alias = (code: string): string =>
  code ? element('Alias', { Context: 'nci:ExtCodeID', Name: code }) : ''

const decoded = (text: string): string =>
  element('Decode', {}, element('TranslatedText', { 'xml:lang': 'en' }, escaped(text)))

/** A term without a code extends a list that has one. */
function codeListElement(name: string, { name: title, concept: code, set, type, terms }: CodeList): string {
  const hasDecodes = terms.some(({ decode }) => decode)
  const items = terms.map(({ value, concept, decode = value }) =>
    element(
      hasDecodes ? 'CodeListItem' : 'EnumeratedItem',
      { CodedValue: value, 'def:ExtendedValue': code && !concept ? 'Yes' : undefined },
      (hasDecodes ? decoded(decode) : '') + alias(concept),
    ),
  )
  return element(
    'CodeList',
    {
      OID: listOid(name),
      Name: title,
      DataType: type,
      'def:StandardOID': set ? terminologyOid(set) : undefined,
      'def:IsNonStandard': code ? undefined : 'Yes',
    },
    items.join('') + alias(code),
  )
}

const externalElement = (oid: string, { name, dictionary, version }: ExternalList): string =>
  element(
    'CodeList',
    { OID: listOid(oid), Name: name, DataType: 'text' },
    element('ExternalCodeList', { Dictionary: dictionary, Version: version }),
  )

/** Each list once, by its name in `terminology`. */
export const codeListElements = (names: ReadonlySet<string>): string[] =>
  [...names].sort().map((name) => {
    const [list, external] = [codeLists[name], externalLists[name]]
    if (list) return codeListElement(name, list)
    if (external) return externalElement(name, external)
    throw new Error(`There is no code list ${name}.`)
  })
