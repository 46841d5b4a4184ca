import type { Answer, Design, DesignName, GridQuestion, Result } from '@marom/trial-designs'
import type { Plan } from '@marom/trial-designs/simulation'
import type { en } from '#content/study-design/frame/en.ts'
import type { Carried } from '#src/study-design/compare/carried.ts'
import type { QuestionName } from '#src/study-design/question.ts'
import type { Built } from '#src/study-design/shown/built.ts'
import type { Lexicon } from '#src/study-design/words.ts'

type FrameWords = typeof en

export interface DesignProps {
  name: DesignName
  design: Design
  answer: Answer
  words: FrameWords
  lexicon: Lexicon
  carried: Carried | null
  /** The example of the estimand builder that the design is for. */
  question: QuestionName | null
  /** The grid that the address asks for; the form keeps it. */
  gridAsked: GridQuestion | null
}

export interface ResultProps extends Omit<DesignProps, 'answer'> {
  answer: Result
}

export interface SimulationProps extends ResultProps {
  plan: Plan
  trials: number
  built: Built
  /** Of the quantities that a simulation counts. */
  names: Readonly<Record<string, string>>
}
