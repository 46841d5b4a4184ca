import { describe, expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { hrefWith } from '#content/routes.ts'
import { forms } from '#src/packages/sample-trial/forms/forms.ts'
import { ask } from '#test/support/built-pages.ts'
import { attributesOf, documentOf, only, select, textOf, textsOf } from '#test/support/html.ts'
import { participants } from './built-participants.ts'

async function documentAt(address: string): Promise<Document> {
  const response = await ask(address)
  expect(response.status, address).toBe(200)
  return documentOf(await response.text())
}

const main = (document: Document) => only(document, 'main')

/** The boxes and the options of a field. */
const shown = (field: Element) => select(field, '.crf-box, .crf-choice')

describe.each(languages)('the forms in %s', (language) => {
  test('each form is drawn: every field with its options or boxes, and its annotation', async () => {
    const document = await documentAt(hrefWith('sample-study/case-report-form', language, {}))
    for (const form of forms) {
      const sheet = only(document, `#${form.name}`)
      const fields = select(sheet, 'dl > div')
      expect(fields.length).toBe(form.items.length)
      for (const [index, item] of form.items.entries()) {
        const field = fields[index]
        if (!field) throw new Error(`${form.name} has no field ${item.name}`)
        expect(textOf(only(field, 'dt'))).toMatch(new RegExp(`. ${item.name}$`))
        const options = textsOf(field, '.crf-choice')
        expect(options, item.name).toEqual('choices' in item ? item.choices : [])
        if (options.length === 0) expect(shown(field).length, item.name).toBe(item.kind === 'date' ? 3 : 1)
        expect(textsOf(field, '.crf-flag').join('; ')).toBe(item.annotation)
        if ('unit' in item && item.unit) expect(textOf(field)).toMatch(/[\p{L}״]/u)
      }
    }
  })

  test('each variable of a flag leads to its row among the data', async () => {
    const document = await documentAt(hrefWith('sample-study/case-report-form', language, {}))
    const datasets = await documentAt(hrefWith('sample-study/datasets', language, {}))
    const links = select(main(document), '.crf-flag a')
    expect(links.length).toBeGreaterThan(120)
    for (const link of links) {
      const [address, id = ''] = (link.getAttribute('href') ?? '').split('#')
      expect(address).toBe(hrefWith('sample-study/datasets', language, {}))
      expect(id).toBe(textOf(link))
      const row = datasets.getElementById(id)
      expect(row && textsOf(row, 'th'), id).toEqual([id.split('.')[1]])
    }
  })

  test('the list of forms leads to each, and counts the filled ones', async () => {
    const document = await documentAt(hrefWith('sample-study/case-report-form', language, {}))
    const entries = select(main(document), 'nav li:has(a[href^="#"])')
    expect(entries.map((entry) => attributesOf(entry, 'href', 'a'))).toEqual(
      forms.map(({ name }) => [`#${name}`]),
    )
    for (const [index, { name }] of forms.entries()) {
      const count = [...participants.values()].reduce((sum, one) => sum + one.entriesOf(name).length, 0)
      expect(textOf(entries[index]?.lastElementChild ?? document)).toMatch(new RegExp(`^${count} `))
    }
  })

  test.each(['101-001.form-ae.2.AETOXGR', '101-001.form-tr.8.OVRLRESP', '101-003.form-dm.1.RANDDAT'])(
    'the field %s: its form as it was filled, with this field lit',
    async (at) => {
      const [subject = '', name = '', seq, item] = at.split('.')
      const entry = participants.get(subject)?.entry(`${name}.${seq}`)
      const form = forms.find((one) => one.name === name)
      const sheet = only(await documentAt(hrefWith('sample-study/trace', language, { at })), '.crf')
      expect(textOf(only(sheet, '.crf-head'))).toContain(subject)
      const fields = select(sheet, 'dl > div')
      expect(fields.length).toBe(form?.items.length)
      for (const [index, field] of fields.entries()) {
        const { name: own = '', kind } = form?.items[index] ?? {}
        const value = entry?.values[own] ?? null
        const marked = select(field, '[data-marked] bdi').map(textOf)
        if (kind === 'choice') expect(marked, own).toEqual(value === null ? [] : [String(value)])
        else expect(shown(field).map(textOf), own).toEqual([String(value ?? '–')])
        expect(field.getAttribute('aria-current'), own).toBe(own === item ? 'true' : null)
        const [link] = attributesOf(field, 'href', 'dt a')
        if (own === item) expect(link).toBeUndefined()
        else
          expect(new URL(link ?? '', 'http://x').searchParams.get('at')).toBe(
            `${subject}.${name}.${seq}.${own}`,
          )
      }
    },
  )

  test('the audit trail: every event in the order of time, with the old value struck through', async () => {
    const changed = [...participants].flatMap(([subject, person]) =>
      person.entries.flatMap(({ id, audit }) =>
        Object.entries(audit).flatMap(([item, events]) =>
          events.some(({ kind }) => kind === 'changed')
            ? [{ at: `${subject}.${id}.${item}`, events, person }]
            : [],
        ),
      ),
    )
    expect(changed.length).toBeGreaterThan(200)
    for (const { at, events, person } of changed.filter((_one, index) => index % 40 === 0)) {
      const document = await documentAt(hrefWith('sample-study/trace', language, { at }))
      const trail = only(document, '[aria-labelledby="audit-title"] ol')
      const all = [...events, ...person.file.milestones]
      const steps = select(trail, 'li')
      const kinds = steps.map((step) => step.getAttribute('data-kind'))
      expect(kinds.toSorted(), at).toEqual(all.map(({ kind }) => kind).toSorted())
      const days = steps.map((step) => textsOf(step, 'bdi').find((text) => /^\d{4}-\d\d-\d\d$/.test(text)))
      expect(days, at).toEqual(days.toSorted())
      for (const { person: who } of all) expect(textOf(trail)).toContain(who)
      const old = events.flatMap(({ kind }, index) =>
        kind === 'changed' ? [String(events[index - 1]?.value ?? '–')] : [],
      )
      expect(textsOf(trail, 'del'), at).toEqual(old)
    }
  })
})
