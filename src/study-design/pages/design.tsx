import { type DesignName, designs, gridParameters, gridQuestion, parametersOf } from '@marom/trial-designs'
import { DesignAnswer } from '#client/study-design/design-answer.tsx'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { hrefWith } from '#content/routes.ts'
import type { DesignWords } from '#content/study-design/words.ts'
import { Opening } from '#src/blocks/opening.tsx'
import { TermMeaning } from '#src/blocks/term-meaning.tsx'
import { Contact } from '#src/contact/index.ts'
import { typed } from '#src/middleware/kept-address.ts'
import { definePage, type Page, type PageProps } from '#src/site/define-page.ts'
import { usePageFacts } from '#src/site/head/page-facts.ts'
import { Island } from '#src/site/layout/island.tsx'
import { readCarried } from '#src/study-design/compare/carried.ts'
import { Assumptions } from '#src/study-design/form/assumptions.tsx'
import { Code, Formula } from '#src/study-design/form/background.tsx'
import { BoundariesPart } from '#src/study-design/form/boundaries-part.tsx'
import { AddToComparison } from '#src/study-design/form/carried-comparison.tsx'
import { DesignCurve } from '#src/study-design/form/design-curve.tsx'
import { DesignForm, designFormId } from '#src/study-design/form/design-form.tsx'
import { ExampleLine } from '#src/study-design/form/example-line.tsx'
import { Grid } from '#src/study-design/form/grid.tsx'
import { Keep } from '#src/study-design/form/keep.tsx'
import { Methods } from '#src/study-design/form/methods.tsx'
import { NoResult } from '#src/study-design/form/no-result.tsx'
import { Notes } from '#src/study-design/form/notes.tsx'
import { Onward, Siblings } from '#src/study-design/form/onward.tsx'
import { Details, Quantities } from '#src/study-design/form/quantities.tsx'
import { Others, Terms } from '#src/study-design/form/related.tsx'
import { SensitivityTable } from '#src/study-design/form/sensitivity.tsx'
import { Simulation } from '#src/study-design/form/simulation.tsx'
import { DetailTables } from '#src/study-design/form/tables.tsx'
import type { DesignProps, ResultProps } from '#src/study-design/form/types.ts'
import { questionParameter, readQuestion } from '#src/study-design/question.ts'
import { type Built, builtSimulations } from '#src/study-design/shown/built.ts'
import { designWords, frameWords, lexiconOf, methodsText } from '#src/study-design/words.ts'

type Asked = Pick<DesignProps, 'answer' | 'carried' | 'question' | 'gridAsked'> & { built: Built }

export function designPage(name: DesignName): Page {
  const design = designs[name]
  return definePage<DesignWords, Asked>({
    copy: (language) => designWords(name, language),
    reads: typed([...design.parameters, ...gridParameters, questionParameter]),
    readsLists: ['with'],
    load: async ({ query, lists = {}, env }) => ({
      answer: design.answer(query),
      built: (await builtSimulations(env))[name],
      carried: readCarried(lists.with),
      question: readQuestion(query[questionParameter]),
      gridAsked: gridQuestion(query),
    }),
    hasContactForm: 'alone',
    assets: { styles: 'designs' },
    Page: (props) => <DesignScreen {...props} name={name} />,
  })
}

function DesignScreen({ copy, language, data, name }: PageProps<DesignWords, Asked> & { name: DesignName }) {
  const words = frameWords(language)
  const design = designs[name]
  const lexicon = lexiconOf(name, language)
  const { built, ...asked } = data
  const props: DesignProps = { name, design, words, lexicon, ...asked }
  return (
    <>
      <Opening
        heading={copy.heading}
        lead={copy.lead}
        parents={[{ label: words.parent, page: 'study-design' }]}
      />
      <div className="wrap split pb-14 lg:pb-24">
        <div className="lg:col-span-5 xl:col-span-4">
          <DesignForm {...props} />
        </div>
        <div className="design-sheet lg:col-span-7 xl:col-span-8 grid grid-cols-1 gap-14 content-start">
          <AnswerPart {...props} built={built} />
          <Terms name={name} words={words} />
          <Others {...props} />
        </div>
      </div>
      <TermMeaning />
      <Ask {...props} />
    </>
  )
}

/** What the browser exchanges, with or without looks that can be moved. */
function AnswerPart({ built, ...props }: DesignProps & { built: Built }) {
  const { answer, design, words } = props
  const asked = { form: designFormId, copied: words.copy.copied }
  const { planned, none, at, failed } = words.boundaries
  const shown = answer.isResult ? (
    <Result {...props} answer={answer} built={built} />
  ) : (
    <NoResult {...props} />
  )
  return design.fields.some(({ name }) => name === 'looks') ? (
    <Island
      name="sequential-answer"
      component={DesignAnswer}
      props={{ ...asked, paths: { planned, none, at, failed } }}
    >
      {shown}
    </Island>
  ) : (
    <Island name="design-answer" component={DesignAnswer} props={asked}>
      {shown}
    </Island>
  )
}

function Result({ built, ...props }: ResultProps & { built: Built }) {
  const { design, answer, words, lexicon } = props
  return (
    <>
      <AddToComparison {...props} />
      <section id="result" aria-labelledby="result-title">
        <h2 id="result-title" className="text-h2">
          {words.result.title}
        </h2>
        <ExampleLine {...props} />
        <Quantities {...props} />
        <BoundariesPart {...props} built={built} />
        <Notes {...props} />
        <Assumptions {...props} />
        <Onward {...props} />
        <Siblings {...props} />
      </section>
      <Methods {...props} />
      {answer.curve && (
        <DesignCurve
          curve={answer.curve}
          quantities={design.quantities}
          nameOf={lexicon.quantity}
          words={words.curve}
        />
      )}
      <Simulation {...props} built={built} />
      <Details {...props} />
      <DetailTables {...props} />
      <SensitivityTable {...props} />
      <Grid {...props} />
      <Formula {...props} />
      <Code {...props} />
      <Keep {...props} />
    </>
  )
}

/** The contact form with the design in its message. Nothing is stored until it is sent. */
function Ask({ name, design, words, answer }: DesignProps) {
  const language = useLanguage()
  const origin = usePageFacts()?.origin ?? ''
  if (!answer.isResult) return <Contact />
  const address = hrefWith(`study-design/${name}`, language, parametersOf(design.fields, answer.texts))
  const message = [
    fill(words.message.opening, { design: designWords(name, language).heading }),
    methodsText(name, language, answer),
    `${origin}${address}`,
    '',
    `${words.message.question} `,
  ].join('\n')
  return <Contact form={{ values: { message }, errors: {} }} />
}
