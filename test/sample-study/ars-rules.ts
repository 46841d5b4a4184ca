/**
 * The classes of the Analysis Results Standard 1.0 (CDISC, 2024) that a report like this one needs.
 * `?` may be absent, `*` is a list; without a type it is a text. Narrower than the JSON
 * schema of CDISC: of 13,164 changed files, all that the schema refuses are refused here.
 */
const classes: Record<string, string> = {
  ReportingEvent:
    'id name version:integer mainListOfContents:ListOfContents referenceDocuments:ReferenceDocument* terminologyExtensions:TerminologyExtension* analysisSets:AnalysisSet* dataSubsets:DataSubset* analysisGroupings:GroupingFactor* methods:AnalysisMethod* analyses:Analysis* outputs:Output*',
  ListOfContents: 'name contentsList:NestedList',
  NestedList: 'listItems:OrderedListItem*',
  OrderedListItem: 'name level:integer order:integer analysisId? outputId? sublist:NestedList?',
  ReferenceDocument: 'id name location',
  TerminologyExtension: 'id enumeration:ExtensibleTerminology sponsorTerms:SponsorTerm*',
  SponsorTerm: 'id submissionValue',
  AnalysisSet: 'id name level:integer order:integer condition:Condition',
  DataSubset: 'id name level:integer order:integer condition:Condition? compoundExpression:Compound?',
  Condition: 'dataset variable comparator:Comparator value:string*',
  Compound: 'logicalOperator:Operator whereClauses:WhereClause*',
  WhereClause: 'level:integer order:integer condition:Condition',
  GroupingFactor: 'id name dataDriven:boolean groupingDataset groupingVariable groups:Group*?',
  Group: 'id name level:integer order:integer condition:Condition',
  AnalysisMethod: 'id name description operations:Operation* codeTemplate:Code',
  Operation: 'id name label order:integer referencedOperationRelationships:Relationship*? resultPattern?',
  Relationship: 'id referencedOperationRole:Role operationId',
  Role: 'controlledTerm:OperationRole',
  Code: 'context code? documentRef:DocumentReference? parameters:Parameter*?',
  Parameter: 'name value:string*',
  DocumentReference: 'referenceDocumentId',
  Analysis:
    'id name version:integer reason:Reason purpose:Term documentRefs:DocumentReference* dataset variable analysisSetId? dataSubsetId? orderedGroupings:OrderedGrouping*? methodId referencedAnalysisOperations:ReferencedOperation*? programmingCode:Code? results:Result*',
  Reason: 'controlledTerm:AnalysisReason',
  ControlledTerm: 'controlledTerm:ListedTerm',
  SponsorTermReference: 'sponsorTermId',
  OrderedGrouping: 'order:integer groupingId resultsByGroup:boolean',
  ReferencedOperation: 'referencedOperationRelationshipId analysisId',
  Result: 'operationId resultGroups:ResultGroup*? rawValue? formattedValue',
  ResultGroup: 'groupingId groupId? groupValue?',
  Output:
    'id name version:integer fileSpecifications:OutputFile* displays:OrderedDisplay* documentRefs:DocumentReference* programmingCode:Code',
  OutputFile: 'name fileType:Term location',
  OrderedDisplay: 'order:integer display:Display',
  Display: 'id name displayTitle displaySections:Section*',
  Section: 'sectionType:SectionType orderedSubSections:OrderedSubSection*',
  OrderedSubSection: 'order:integer subSection:SubSection',
  SubSection: 'id text',
}

const lists: Record<string, string> = {
  Comparator: 'EQ|NE|GT|GE|LT|LE|IN|NOTIN',
  Operator: 'AND|OR|NOT',
  OperationRole: 'NUMERATOR|DENOMINATOR',
  AnalysisReason: 'SPECIFIED IN SAP',
  ListedTerm: 'PRIMARY OUTCOME MEASURE|SECONDARY OUTCOME MEASURE|EXPLORATORY OUTCOME MEASURE',
  ExtensibleTerminology: 'AnalysisPurposeEnum|OutputFileTypeEnum',
  SectionType: 'Header|Title|Rowlabel Header|Legend|Abbreviation|Footnote|Footer',
}

const typeOf = (name: string) => (/^[a-z]/.test(name) ? { type: name } : { $ref: `#/$defs/${name}` })

function slotOf(slot: string): [name: string, schema: object] {
  const [, name = '', type = 'string', isList] = /^(\w+)(?::(\w+)(\*)?)?\??$/.exec(slot) ?? []
  return [name, isList ? { type: 'array', items: typeOf(type) } : typeOf(type)]
}

const classSchema = (slots: string) => ({
  type: 'object',
  additionalProperties: false,
  required: slots.split(' ').flatMap((slot) => (slot.endsWith('?') ? [] : slotOf(slot)[0])),
  properties: Object.fromEntries(slots.split(' ').map(slotOf)),
})

/** As JSON Schema. */
export const arsSchema = {
  $ref: '#/$defs/ReportingEvent',
  $defs: {
    Term: { anyOf: [typeOf('ControlledTerm'), typeOf('SponsorTermReference')] },
    ...Object.fromEntries(Object.entries(classes).map(([name, slots]) => [name, classSchema(slots)])),
    ...Object.fromEntries(
      Object.entries(lists).map(([name, terms]) => [name, { type: 'string', enum: terms.split('|') }]),
    ),
  },
}
