import { fill } from '#client/text/fill.ts'
import { en as pageWords } from '#content/sample-study/case-report-form/en.ts'
import { en as formWords } from '#content/sample-study/forms/en.ts'
import { annotationsOf, domainsOf } from '#src/packages/sample-trial/forms/annotation.ts'
import { type Form, forms, type Item } from '#src/packages/sample-trial/forms/forms.ts'
import { models } from '#src/packages/sample-trial/metadata.ts'
import { study } from '#src/packages/sample-trial/protocol.ts'
import { crf as words } from '#src/packages/sample-trial/words/submission.ts'
import { Sheet } from './sheet.tsx'

const textOf = (all: Readonly<Record<string, string>>, name: string): string => {
  const text = all[name]
  if (!text) throw new Error(`There are no words for "${name}".`)
  return text
}

/** Of the domains of a form, in their order there. */
const colors = ['#d5ebff', '#fff3b8', '#d8f3d2', '#ffe0cc', '#eadcff', '#f3d6e4']

const labelOf = (domain: string): string => {
  const label = models.sdtm.datasets.find(({ name }) => name === domain)?.label
  if (!label) throw new Error(`${domain} is not a dataset.`)
  return label
}

function Annotation({ domains, children }: { domains: readonly string[]; children: string }) {
  const [domain = ''] = /^[A-Z]+/.exec(children) ?? []
  return (
    <span className="annotation" style={{ background: colors[domains.indexOf(domain)] ?? '#eee' }}>
      {children}
    </span>
  )
}

function Entry({ item: { kind, choices, unit }, form }: { item: Item; form: string }) {
  if (choices)
    return <div className="choices">{choices.map((term) => `${words.mark} ${term}`).join('\n')}</div>
  if (kind === 'date')
    return [words.day, words.month, words.year].map((part) => (
      <span key={part} className="blank small">
        {part}
      </span>
    ))
  if (kind === 'text') return <div className="blank wide" />
  const units: Readonly<Record<string, string>> = pageWords.units
  const hint = unit
    ? fill(words.unit, { unit: units[unit] ?? unit })
    : form === 'form-lb' && words.ofLaboratory
  return (
    <>
      <div className="blank" />
      {hint && <div className="hint">{hint}</div>}
    </>
  )
}

function FormPage({ form }: { form: Form }) {
  const domains = domainsOf(form)
  if (domains.length > colors.length) throw new Error(`${form.name} needs ${domains.length} colors.`)
  return (
    <section className="form">
      <div className="form-head">
        <span>{study.id}</span>
        <span className="blank">{words.site}</span>
        <span className="blank">{words.participant}</span>
      </div>
      <h2 id={form.name}>{textOf(formWords.forms, form.name)}</h2>
      <div className="domains">
        {domains.map((domain) => (
          <Annotation key={domain} domains={domains}>
            {`${domain} (${labelOf(domain)})`}
          </Annotation>
        ))}
      </div>
      {form.repeats && <p className="hint">{pageWords.repeats}</p>}
      {form.items.map((item) => (
        <div key={item.name} className="field">
          <div>
            {textOf(formWords.items, item.name)}
            <span className="code">{item.name}</span>
          </div>
          <div>
            <Entry item={item} form={form.name} />
          </div>
          <div>
            {annotationsOf(item).map((text) => (
              <Annotation key={text} domains={domains}>
                {text}
              </Annotation>
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}

/** The blank forms, annotated with the variables that their fields become. */
export const AnnotatedForms = ({ styles }: { styles: string }) => (
  <Sheet
    title={words.title}
    styles={styles}
    lead={words.lead}
    contents={words.contents}
    headings={forms.map(({ name }) => ({ id: name, title: textOf(formWords.forms, name) }))}
  >
    {forms.map((form) => (
      <FormPage key={form.name} form={form} />
    ))}
  </Sheet>
)
