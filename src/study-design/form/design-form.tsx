import { likeness } from '@marom/trial-designs'
import { mark } from '#client/study-design/marks.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { hrefWith, routes } from '#content/routes.ts'
import { usePlace } from '#src/site/places.tsx'
import { carriedParameters } from '#src/study-design/compare/carried.ts'
import { questionParameters } from '#src/study-design/question.ts'
import { AnswerLine } from './answer-line.tsx'
import { CarriedFields } from './carried-comparison.tsx'
import { FormPart, partsOf } from './form-part.tsx'
import { HiddenInputs, langParameter } from './hidden-inputs.tsx'
import type { DesignProps } from './types.ts'

export const designFormId = 'design'

/** A GET form: without script the server answers at an address that holds the inputs. */
export function DesignForm(props: DesignProps) {
  const { name, design, words, carried, question, gridAsked } = props
  const language = useLanguage()
  const Question = usePlace('designQuestion')
  const { isExample } = likeness(design.fields, props.answer.texts)
  return (
    // Browsers restore the texts of an earlier visit, but here the address holds the texts.
    <form
      id={designFormId}
      action={`${routes[`study-design/${name}`]}#result`}
      autoComplete="off"
      className="no-print"
      noValidate
    >
      {question && Question && <Question example={question} />}
      <CarriedFields {...props} />
      <AnswerLine {...props} />
      <HiddenInputs values={{ ...langParameter(language), ...gridAsked, ...questionParameters(question) }} />
      <fieldset className="grid gap-5">
        <legend className="text-h3 font-700 p-0 mb-2">{words.form.legend}</legend>
        <p className="text-small text-muted empty:hidden" {...mark({ example: '' })}>
          {isExample && <Text>{words.form.example}</Text>}
        </p>
        {partsOf(design).map((part) => (
          <FormPart key={part.section?.name ?? ''} {...props} {...part} />
        ))}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <button type="submit" className="btn-primary h-12">
            {words.form.submit}
          </button>{' '}
          <a
            className="onward-link"
            href={hrefWith(`study-design/${name}`, language, carriedParameters(carried, question))}
          >
            {words.form.reset}
          </a>
        </div>
      </fieldset>
    </form>
  )
}
