import type { Pair } from '@marom/sample-trial/recompute'
import { Fragment, memo, type ReactNode, type Ref } from 'react'
import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import { type ChangedSentence, mostLines, type Outcome, textCost, wholeOutcome } from './broken-value.ts'
import { ChangedText, Code } from './changed-text.tsx'
import { fillCounts } from './counted.ts'
import { OutcomeCurve } from './outcome-curve.tsx'
import { ChangedCells, ChangedRows } from './outcome-tables.tsx'
import type { OutcomeWords } from './outcome-words.ts'

export interface OutcomeViewProps {
  words: OutcomeWords
  outcome: Outcome
  /** The field in words. */
  item: string
  /** Begins the address of a step of the trace. */
  traceTo: string
  /** Of the change; a prepared one has none. */
  reason?: string
  /** How much of it is there: it grows, so that a phone draws it in parts. The default is all. */
  budget?: number
  focus?: Ref<HTMLHeadingElement>
  /** After the first lines, e.g. how to undo it. */
  children?: ReactNode
}

/** The same on the server and in the browser. */
export function OutcomeView(props: OutcomeViewProps) {
  const { words, outcome, traceTo, focus, children, budget = wholeOutcome } = props
  const { change, cells, records, rows, curves } = outcome
  /** The same numbers for lists that do not grow: they are not rendered again. */
  const list = (place: number) => ({
    words,
    most: Math.min(Math.max(budget - textCost - place * mostLines, 0), mostLines),
  })
  const own = `${traceTo}${change.subject}.`
  return (
    <section aria-labelledby="outcome-title" data-outcome="">
      <h2 id="outcome-title" className="text-h2" ref={focus} tabIndex={-1}>
        <Text>{words.title}</Text>
      </h2>
      <ChangedField {...props} />
      {children}
      <Tiles {...props} />
      <Agreement {...props} />
      {budget >= textCost / 2 && (
        <div className="split mt-8">
          <Part title={words.report} width="lg:col-span-7">
            <Report words={words} outcome={outcome} />
          </Part>
          {budget >= textCost && (
            <Part title={words.curve} width="lg:col-span-5">
              <OutcomeCurve curves={curves} words={words} />
            </Part>
          )}
        </div>
      )}
      <ChangedCells {...list(0)} cells={cells} traceTo={traceTo} />
      <ChangedRows {...list(1)} id="outcome-rows" title={words.rows} rows={rows} traceTo={own} />
      <ChangedRows {...list(2)} id="outcome-records" title={words.records} rows={records} traceTo={own} />
    </section>
  )
}

function ChangedField({ words, outcome: { change, texts }, item, reason }: OutcomeViewProps) {
  return (
    <>
      <p className="mt-4">
        <Text>{fill(words.field, { item, subject: change.subject })}</Text>:{' '}
        <strong>
          <ChangedText pair={texts} words={words} />
        </strong>
      </p>
      {reason && (
        <p className="text-small text-muted">
          <Text>{fill(words.trail, { reason })}</Text>
        </p>
      )}
    </>
  )
}

function Tiles({ words, outcome: { cells, records, rows, primary } }: OutcomeViewProps) {
  const values = [...records, ...rows].reduce((sum, row) => sum + Math.max(row.values.length, 1), 0)
  return (
    <dl className="study-list mt-6">
      <Tile term={words.ratio} {...primary.ratio} words={words} />
      <Tile term={words.p} {...primary.p} words={words} />
      <Count term={words.cells} count={cells.length} />
      <Count term={words.values} count={values} />
    </dl>
  )
}

interface TileProps {
  term: string
  printed: Pair
  exact: Pair
  words: OutcomeWords
}

function Tile({ term, printed, exact, words }: TileProps) {
  const [before, after] = printed
  return (
    <div className="border-t border-t-solid border-line pt-3">
      <dt className="text-small text-muted">
        <Text>{term}</Text>
      </dt>
      <dd className="font-700 figures">
        {before === after ? <Code>{after}</Code> : <ChangedText pair={printed} words={words} />}{' '}
        <span className="block text-small font-400 text-muted">
          {exact[0] === exact[1] ? (
            <Text>{words.same}</Text>
          ) : (
            <Code>{fill(words.exact, { before: exact[0], after: exact[1] })}</Code>
          )}
        </span>
      </dd>
    </div>
  )
}

const Count = ({ term, count }: { term: string; count: number }) => (
  <div className="border-t border-t-solid border-line pt-3">
    <dt className="text-small text-muted">
      <Text>{term}</Text>
    </dt>
    <dd className="font-700 figures">{count}</dd>
  </div>
)

function Part({ title, width, children }: { title: string; width: string; children: ReactNode }) {
  return (
    <div className={width}>
      <h3 className="text-h3">
        <Text>{title}</Text>
      </h3>
      {children}
    </div>
  )
}

function Agreement({ words, outcome: { announced, missed } }: OutcomeViewProps) {
  return missed.length === 0 ? (
    <p className="mt-6 max-w-text" data-agrees="">
      <strong>
        <Text>{words.agrees}</Text>
      </strong>{' '}
      <Text>{fillCounts(words.agreesText, { announced })}</Text>
    </p>
  ) : (
    <p className="mt-6 max-w-text text-danger">
      <Text>{words.differs}</Text> <Code>{missed.join(', ')}</Code>
    </p>
  )
}

const Report = memo(function Report({
  words,
  outcome: { sentences },
}: Pick<OutcomeViewProps, 'words' | 'outcome'>) {
  if (sentences.length === 0)
    return (
      <p className="mt-2 text-muted">
        <Text>{words.reportSame}</Text>
      </p>
    )
  return (
    <div className="max-w-text">
      {sentences.map((sentence) => (
        <p key={sentence.map(({ text }) => text).join('')} className="mt-3">
          <Sentence sentence={sentence} words={words} />
        </p>
      ))}
      <p className="mt-3 text-small text-muted">
        <Text>{words.reportNote}</Text>
      </p>
    </div>
  )
})

function Sentence({ sentence, words }: { sentence: ChangedSentence; words: OutcomeWords }) {
  return sentence.map(({ text, was }, index) => {
    const key = `${index}`
    return (
      <Fragment key={key}>
        {was === undefined ? <Text>{text}</Text> : <ChangedText pair={[was, text]} words={words} />}
      </Fragment>
    )
  })
}
