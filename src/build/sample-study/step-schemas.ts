import { address, cell, listOf, mapOf, object, type Schema, text, whole } from '#src/build/machines/schema.ts'

const source = object({ code: text(), file: address(), line: whole() })
const links = listOf(object({ at: text(), value: cell }), 'Values, each with the address of its step.')

const forward = object(
  { readBy: links, cells: listOf(text()), looking: listOf(text()), outputs: listOf(text()) },
  'What a change of the value can change.',
)

const rows = object({
  dataset: text(),
  variables: listOf(text()),
  rows: listOf(object({ at: text(), values: listOf(cell) })),
})

/** By kind of step, what `src/sample-study/step-json.ts` writes. */
export const kinds: Record<string, Record<string, Schema>> = {
  cell: {
    output: text(),
    cell: text(),
    text: text('The number as the output prints it.'),
    parts: listOf(text()),
    rule: text(),
    given: text(),
    'source?': source,
    counted: rows,
    others: rows,
  },
  value: {
    subject: text(),
    dataset: text(),
    variable: text(),
    value: cell,
    readFrom: links,
    derivation: listOf(
      object({ at: text(), value: cell, 'label?': text(), 'rule?': text(), 'source?': source }),
    ),
    record: mapOf(cell),
    forward,
  },
  field: {
    subject: text(),
    form: text(),
    item: text(),
    value: cell,
    audit: listOf({ type: 'object', properties: { kind: text(), at: text(), by: text() } }),
    record: mapOf(cell),
    forward,
  },
}
