import { fillCounts } from '#client/sample-study/counted.ts'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import type { en } from '#content/sample-study/trace/en.ts'
import type { CellStep, Found } from '#src/sample-study/find-step.ts'
import { wordsOf } from '#src/words/words.ts'
import { outputHref } from './links.ts'
import { named, useOutputTitle } from './output.tsx'
import { Picture, pictureOf } from './picture.tsx'
import { Rows } from './rows.tsx'
import { Functions, Rule } from './rule.tsx'
import { datasetWithCode } from './step-words.ts'
import { Data } from './study-page.tsx'

export interface StepProps<One> {
  found: Found
  step: One
  copy: typeof en
  /** This step and those before it. */
  via: readonly string[]
}

const ruleWords = wordsOf('sample-study/rules')

interface CellViewProps extends StepProps<CellStep> {
  sort: string | undefined
}

export function CellView({ found, step, copy, via, sort }: CellViewProps) {
  const language = useLanguage()
  const { at, cell, output, counted, others } = step
  const { statistic, program, given } = step.behind
  const { number } = useOutputTitle(output)
  const source = found.functions[program]
  const common = { found, copy, via, at, sort, hasPicture: pictureOf(found, step) !== undefined }
  return (
    <>
      <div className="grid gap-10 lg:grid-cols-2">
        <section aria-label={copy.rule}>
          <p className="text-lead">
            <Text>{leadOf(language, copy, step)}</Text>
          </p>
          {source && (
            <>
              <Rule copy={copy} sentence={named(ruleWords(language).statistics, statistic)} source={source} />
              <Functions copy={copy} calls={source.calls} functions={found.functions} />
            </>
          )}
          <p className="mt-3 text-small">
            <Text>{copy.given}</Text> <Data>{given}</Data>
          </p>
          <p className="mt-4">
            <a className="onward-link" href={outputHref(language, output, cell.id)}>
              <Text>{fill(copy.toOutput, { output: number })}</Text>
            </a>
          </p>
        </section>
        <Picture found={found} step={step} copy={copy} via={via} />
      </div>
      <Rows {...common} set={counted} id="rows-title" title={copy.rows} />
      <Rows
        {...common}
        set={others}
        id="others-title"
        title={others.dataset === counted.dataset || counted.rows.length === 0 ? copy.others : copy.group}
      />
    </>
  )
}

/** How many rows count, and out of how many. */
function leadOf(language: Language, copy: typeof en, { cell, counted, others }: CellStep): string {
  const facts = {
    text: cell.text,
    rows: counted.rows.length,
    dataset: datasetWithCode(language, counted.dataset),
    others: others.rows.length,
    group: datasetWithCode(language, others.dataset),
  }
  if (facts.rows === 0) return fillCounts(copy.noneLead, { ...facts, dataset: facts.group })
  if (facts.others === 0) return fillCounts(copy.cellLead, facts)
  if (others.dataset !== counted.dataset) return fillCounts(copy.groupLead, facts)
  return fillCounts(copy.shareLead, { ...facts, all: facts.rows + facts.others })
}
