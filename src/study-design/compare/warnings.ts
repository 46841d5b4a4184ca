import type { Fault, NoteLevel } from '@marom/trial-designs'
import type { Language } from '#content/locales.ts'
import { frameWords, type Lexicon, lexiconOf, notesText } from '#src/study-design/words.ts'
import type { Scenario } from './scenarios.ts'

export interface Warning {
  level: NoteLevel
  text: string
}

const faultText = (fault: Fault, lexicon: Lexicon) =>
  fault.field ? `${lexicon.label(fault.field)}: ${lexicon.fault(fault)}` : lexicon.fault(fault)

/** Where the numbers may be off, or why there are none. */
export function warningsOf({ name, answer }: Scenario, language: Language): Warning[] {
  if (answer.isResult) {
    const { all } = frameWords(language).example
    return [
      ...(answer.likeness.isExample ? [{ level: 'info', text: all } as const] : []),
      ...notesText(name, language, answer.notes).filter(({ level }) => level !== 'info'),
    ]
  }
  const lexicon = lexiconOf(name, language)
  return answer.faults.map((fault) => ({ level: 'stop', text: faultText(fault, lexicon) }))
}
