import type { XmlElement } from '#test/support/xml.ts'

/**
 * The elements of Define-XML 2.1 (CDISC, 2019) with Analysis Results Metadata 1.0 that a study like
 * this one needs: attributes, then children in their order. `?` may be absent, `*` may be repeated
 * or absent, `+` may be repeated, `|` is a choice. Compared with the schemas of CDISC by 1,159 changed
 * files: whatever those refuse is refused here, but for one document that is referred to twice.
 */
const elements: Record<string, [attributes: string, children: string]> = {
  ODM: [
    'FileType FileOID CreationDateTime ODMVersion Originator? SourceSystem? SourceSystemVersion? AsOfDateTime? def:Context',
    'Study',
  ],
  Study: ['OID', 'GlobalVariables MetaDataVersion'],
  GlobalVariables: ['', 'StudyName StudyDescription ProtocolName'],
  StudyName: ['', ''],
  StudyDescription: ['', ''],
  ProtocolName: ['', ''],
  MetaDataVersion: [
    'OID Name Description? def:DefineVersion def:CommentOID?',
    'def:Standards? def:AnnotatedCRF? def:SupplementalDoc? def:ValueListDef* def:WhereClauseDef* ItemGroupDef* ItemDef* CodeList* MethodDef* def:CommentDef* def:leaf* arm:AnalysisResultDisplays?',
  ],
  'def:Standards': ['', 'def:Standard+'],
  'def:Standard': ['OID Name Type Version Status PublishingSet? def:CommentOID?', ''],
  'def:AnnotatedCRF': ['', 'def:DocumentRef+'],
  'def:SupplementalDoc': ['', 'def:DocumentRef+'],
  'def:DocumentRef': ['leafID', 'def:PDFPageRef*'],
  'def:PDFPageRef': ['Type PageRefs? FirstPage? LastPage? Title?', ''],
  'def:ValueListDef': ['OID', 'Description? ItemRef+'],
  'def:WhereClauseDef': ['OID def:CommentOID?', 'RangeCheck+'],
  'def:WhereClauseRef': ['WhereClauseOID', ''],
  RangeCheck: ['Comparator SoftHard def:ItemOID', 'CheckValue+'],
  CheckValue: ['', ''],
  ItemGroupDef: [
    'OID Name Repeating IsReferenceData? SASDatasetName? Domain? Purpose def:Structure def:StandardOID? def:ArchiveLocationID? def:CommentOID? def:IsNonStandard? def:HasNoData?',
    'Description ItemRef+ Alias* def:Class? def:leaf?',
  ],
  'def:Class': ['Name', 'def:SubClass*'],
  'def:SubClass': ['Name ParentClass?', ''],
  ItemRef: [
    'ItemOID OrderNumber? Mandatory KeySequence? MethodOID? Role? RoleCodeListOID? def:IsNonStandard? def:HasNoData?',
    'def:WhereClauseRef*',
  ],
  ItemDef: [
    'OID Name DataType Length? SignificantDigits? SASFieldName? def:DisplayFormat? def:CommentOID?',
    'Description? CodeListRef? Alias* def:Origin* def:ValueListRef?',
  ],
  CodeListRef: ['CodeListOID', ''],
  'def:ValueListRef': ['ValueListOID', ''],
  'def:Origin': ['Type Source?', 'Description? def:DocumentRef*'],
  CodeList: [
    'OID Name DataType SASFormatName? def:StandardOID? def:IsNonStandard? def:CommentOID?',
    'Description? CodeListItem+|EnumeratedItem+|ExternalCodeList Alias*',
  ],
  CodeListItem: ['CodedValue Rank? OrderNumber? def:ExtendedValue?', 'Decode Alias* Description?'],
  EnumeratedItem: ['CodedValue Rank? OrderNumber? def:ExtendedValue?', 'Alias* Description?'],
  ExternalCodeList: ['Dictionary? Version? href? ref?', ''],
  Decode: ['', 'TranslatedText+'],
  Description: ['', 'TranslatedText+'],
  TranslatedText: ['xml:lang?', ''],
  Alias: ['Context Name', ''],
  MethodDef: ['OID Name Type', 'Description FormalExpression* Alias* def:DocumentRef*'],
  FormalExpression: ['Context', ''],
  'def:CommentDef': ['OID', 'Description def:DocumentRef*'],
  'def:leaf': ['ID xlink:href', 'def:title'],
  'def:title': ['', ''],
  'arm:AnalysisResultDisplays': ['', 'arm:ResultDisplay+'],
  'arm:ResultDisplay': ['OID Name', 'Description def:DocumentRef* arm:AnalysisResult+'],
  'arm:AnalysisResult': [
    'OID ParameterOID? AnalysisReason AnalysisPurpose',
    'Description arm:AnalysisDatasets arm:Documentation? arm:ProgrammingCode?',
  ],
  'arm:AnalysisDatasets': ['def:CommentOID?', 'arm:AnalysisDataset+'],
  'arm:AnalysisDataset': ['ItemGroupOID', 'def:WhereClauseRef? arm:AnalysisVariable*'],
  'arm:AnalysisVariable': ['ItemOID', ''],
  'arm:Documentation': ['', 'Description def:DocumentRef*'],
  'arm:ProgrammingCode': ['Context?', 'arm:Code? def:DocumentRef*'],
  'arm:Code': ['', ''],
}

/** Patterns of attributes, in one element or in all. */
const values: Record<string, string> = {
  FileType: 'Snapshot',
  ODMVersion: '1\\.3\\.2',
  CreationDateTime: '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)?',
  'def:DefineVersion': '2\\.1\\.\\d{1,2}',
  'def:Context': 'Submission|Other',
  'def:Standard Name': 'SDTMIG|SDTMIG-MD|ADaMIG|CDISC/NCI',
  'def:Standard Type': 'CT|IG',
  PublishingSet: 'SDTM|ADaM|DEFINE-XML',
  'def:Standard Status': 'Draft|Provisional|Final',
  'def:Origin Type': 'Collected|Derived|Assigned|Protocol|Predecessor|Not Available',
  'def:Origin Source': 'Investigator|Sponsor|Subject|Vendor',
  'MethodDef Type': 'Computation|Imputation',
  Repeating: 'Yes|No',
  IsReferenceData: 'Yes|No',
  Mandatory: 'Yes|No',
  'def:IsNonStandard': 'Yes',
  'def:HasNoData': 'Yes',
  'def:ExtendedValue': 'Yes',
  Purpose: 'Tabulation|Analysis',
  'ItemDef DataType':
    'text|integer|float|date|time|datetime|partialDate|partialTime|partialDatetime|incompleteDatetime|durationDatetime',
  'CodeList DataType': 'text|integer|float',
  Length: '[1-9]\\d*',
  SignificantDigits: '\\d+',
  Rank: '-?\\d+(\\.\\d+)?',
  OrderNumber: '[1-9]\\d*',
  KeySequence: '[1-9]\\d*',
  SASDatasetName: '[A-Z_][A-Z0-9_]{0,7}',
  SASFieldName: '[A-Z_][A-Z0-9_]{0,7}',
  Comparator: 'EQ|NE|LT|LE|GT|GE|IN|NOTIN',
  SoftHard: 'Soft',
  'def:PDFPageRef Type': 'PhysicalRef|NamedDestination',
  'def:Class Name':
    'SPECIAL PURPOSE|INTERVENTIONS|EVENTS|FINDINGS|FINDINGS ABOUT|TRIAL DESIGN|RELATIONSHIP|STUDY REFERENCE|SUBJECT LEVEL ANALYSIS DATASET|BASIC DATA STRUCTURE|OCCURRENCE DATA STRUCTURE|ADAM OTHER',
  'def:SubClass Name': 'ADVERSE EVENT|TIME-TO-EVENT',
}

/** Elements of one name in the same parent differ in these. */
const unique = ['OID', 'ID', 'CodedValue', 'OrderNumber', 'KeySequence', 'xml:lang']

const isName = (word: string) => /^[\w:]/.test(word)

/** A content model as a pattern over the names of children, each followed by a blank. */
function patternOf(children: string): RegExp {
  const parts = children.split(' ').filter(isName)
  const source = parts.map((part) => `(?:${part.replace(/[\w:]+/g, '(?:$& )')})`)
  return new RegExp(`^${source.join('')}$`)
}

function faultsOfAttributes({ name, attributes }: XmlElement, allowed: string): string[] {
  const words = allowed.split(' ')
  const missing = words.filter((word) => isName(word) && !word.endsWith('?') && !(word in attributes))
  const wrong = Object.entries(attributes).flatMap(([key, value]) => {
    if (key.startsWith('xmlns')) return []
    if (!words.includes(key) && !words.includes(`${key}?`)) return [`${name} has no ${key}`]
    const pattern = values[`${name} ${key}`] ?? values[key]
    return !pattern || new RegExp(`^(?:${pattern})$`).test(value) ? [] : [`${name} ${key}: ${value}`]
  })
  return [...missing.map((word) => `${name} needs ${word}`), ...wrong]
}

function faultsOfSiblings(children: readonly XmlElement[]): string[] {
  const places = children.flatMap(({ name, attributes }) =>
    [...unique, ...(name === 'Alias' ? ['Context'] : [])]
      .filter((key) => key in attributes)
      .map((key) => `${name} ${key} ${attributes[key]}`),
  )
  return places.filter((place, index) => places.indexOf(place) !== index).map((place) => `twice: ${place}`)
}

/** What is wrong with an element and those in it. */
export function faultsOfDefine(element: XmlElement): string[] {
  const { name, attributes, children, text } = element
  const model = elements[name]
  if (!model) return [`${name} is unknown`]
  const [allowed, content] = model
  const names = children.map((child) => `${child.name} `).join('')
  const order = patternOf(content).test(names) ? [] : [`${name} ${attributes.OID ?? ''}: ${names}`]
  const loose = content !== '' && text.trim() !== '' ? [`${name} has text`] : []
  return [
    ...faultsOfAttributes(element, allowed),
    ...order,
    ...loose,
    ...faultsOfSiblings(children),
    ...children.flatMap((child) => faultsOfDefine(child)),
  ]
}
