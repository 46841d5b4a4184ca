import { mark } from '#client/study-design/marks.ts'
import { NoteIcon } from '#client/study-design/note-list.tsx'
import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import { type ShownQuantity, shownOf } from '#src/study-design/shown-quantities.ts'
import type { DesignProps, ResultProps } from './types.ts'

/**
 * Stays in view while the form is. Not a live region: `DesignAnswer` announces the answer. The link
 * remains when the answer changes, so that it keeps the focus.
 */
export function AnswerLine({ answer, ...props }: DesignProps) {
  return (
    <a className="answer-line" href="#result" {...mark({ line: '' })}>
      {answer.isResult ? <Answered {...props} answer={answer} /> : <Unanswered {...props} answer={answer} />}
    </a>
  )
}

/** The answer, and how good it is. For a given size: the power, and the total. */
function pairOf(props: ResultProps): ShownQuantity[] {
  const [asked, ...others] = shownOf(props)
  if (!asked) return []
  const isShare = ({ as }: ShownQuantity) => as === 'probability' || as === 'percent'
  const second =
    asked.as === 'count'
      ? (others.find(isShare) ?? others.find(({ as }) => as !== 'count'))
      : (others.find(({ name }) => name === 'total') ?? others[0])
  return second ? [asked, second] : [asked]
}

function Answered(props: ResultProps) {
  const { answer, lexicon } = props
  return (
    <>
      <span className="answer-pair">
        {pairOf(props).map(({ name, text }) => (
          <span key={name} className="flex flex-col-reverse items-start">
            <span className="text-small text-muted">
              <Text>{lexicon.quantity(name)}</Text>
            </span>{' '}
            <bdi dir="ltr" className="font-700 text-lead text-accent figures">
              {text}
            </bdi>{' '}
          </span>
        ))}
      </span>
      <Sign answer={answer} words={props.words} />
    </>
  )
}

/** The gravest warning, which `follow-design.ts` also announces. */
function Sign({ answer, words }: Pick<ResultProps, 'answer' | 'words'>) {
  const level = (['stop', 'caution'] as const).find((one) => answer.notes.some((note) => note.level === one))
  if (!level) return <span aria-hidden="true" className="i-lucide-arrow-down lg:hidden" />
  return (
    <span className="text-h3">
      <NoteIcon level={level} />
      <span className="sr-only" {...mark({ sign: '' })}>
        {words.result[level]}
      </span>
    </span>
  )
}

function Unanswered({ answer, words }: DesignProps) {
  if (answer.isResult) return null
  const { one, many } = words.errors.summary
  const count = answer.faults.length
  return (
    <span className="text-danger font-600">
      <span aria-hidden="true" className="i-lucide-circle-alert" />{' '}
      <Text>{fill(count === 1 ? one : many, { count })}</Text>
    </span>
  )
}
