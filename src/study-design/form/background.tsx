import { Fragment } from 'react'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { formulasOf, meaningsOf } from '#src/study-design/words.ts'
import { CopyButton } from './copy-button.tsx'
import type { ResultProps } from './types.ts'

export function Formula({ name, design, answer, words }: ResultProps) {
  const language = useLanguage()
  const formulas = formulasOf(name, answer)
  const mathml = formulas.map((formula) => formula.mathml).join('')
  return (
    <section aria-labelledby="formula-title">
      <h2 id="formula-title" className="text-h3">
        {words.formula.title}
      </h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: MathML that the build wrote */}
      <div className="formula mt-4" dir="ltr" dangerouslySetInnerHTML={{ __html: mathml }} />
      <p className="mt-4 text-small max-w-text">
        {meaningsOf(name, language, formulas).map(([symbols, meaning], place) => (
          <Fragment key={symbols}>
            {place > 0 && '; '}
            <bdi dir="ltr" lang="en" translate="no">
              {symbols}
            </bdi>
            {': '}
            <Text>{meaning}</Text>
          </Fragment>
        ))}
        {'.'}
      </p>
      <ul className="mt-4 grid gap-2 text-small max-w-text" dir="ltr" lang="en">
        {design.sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  )
}

export function Code({ answer, words }: ResultProps) {
  const t = words.code
  const { r, sas } = answer
  return (
    <>
      <Script id="r-code" title={t.r} lead={t.rLead} label={words.copy.r} script={r} />
      {sas && <Script id="sas-code" title={t.sas} lead={t.sasLead} label={words.copy.sas} script={sas} />}
    </>
  )
}

interface ScriptProps {
  id: string
  title: string
  lead: string
  label: string
  script: string
}

function Script({ id, title, lead, label, script }: ScriptProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-h3">
        <Text>{title}</Text>
      </h2>
      <p className="mt-2 text-muted">
        <Text>{lead}</Text>
      </p>
      <pre className="code-block mt-4" dir="ltr" lang="en" translate="no">
        <code id={id}>{script}</code>
      </pre>
      <CopyButton source={id} label={label} />
    </section>
  )
}
