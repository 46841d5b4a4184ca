import { confidence, landmarks, type Study } from '@marom/sample-trial'
import { countForm } from '#client/sample-study/counted.ts'
import type { Language } from '#content/locales.ts'

/** Numbers that the analysis plan fixed before there were data. */
const planned: Readonly<Record<string, number>> = {
  confidence,
  firstLandmark: landmarks[0],
  secondLandmark: landmarks[1],
  ageLimit: 65,
}

const place = /\{(?:plan\.([A-Za-z]+)|([a-z0-9-]+)\.([A-Za-z0-9-]+):(\d)(?:(:month)|\|([^{}]*))?)\}(%?)/g

type ReportPiece =
  | { words: string }
  | { number: string; output: string; cell: string }
  /** A number of the analysis plan. */
  | { number: string }

const monthOf = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))

/**
 * Fills the numbers of the outputs into a sentence. A percent sign stays with its number.
 * @throws if a place of the sentence names no number
 */
export function reportPieces(sentence: string, outputs: Study['outputs'], language: Language): ReportPiece[] {
  const pieces: ReportPiece[] = []
  let end = 0
  for (const found of sentence.matchAll(place)) {
    const [whole, plan = '', output = '', cell = '', part, month, forms, sign = ''] = found
    const cells = outputs[output]?.lines.flatMap((line) => line.cells)
    const value = plan ? planned[plan] : cells?.find((one) => one?.id === cell)?.parts[Number(part)]
    if (value === undefined)
      throw new Error(
        `The report names ${whole}, but no output has this number. Correct output, cell or part.`,
      )
    const number = (month ? monthOf(String(value), language) : value) + sign
    const [before = '', linked = '', after = ''] = forms
      ? countForm(value, forms).split(/[[\]]/)
      : ['', number]
    pieces.push(
      { words: sentence.slice(end, found.index) + before },
      plan ? { number } : { number: linked, output, cell },
      ...(forms ? [{ words: after }] : []),
    )
    end = found.index + whole.length
  }
  return [...pieces, { words: sentence.slice(end) }]
}

/** The part of a cell that the report prints first, e.g. `0`. Undefined if it does not print the cell. */
export function mentionOf(
  { sections }: { sections: readonly { paragraphs: readonly string[] }[] },
  output: string,
  cell: string,
): string | undefined {
  const start = `{${output}.${cell}:`
  const text = sections.flatMap(({ paragraphs }) => paragraphs).find((one) => one.includes(start))
  return text?.charAt(text.indexOf(start) + start.length)
}

/** The same without links, e.g. for the description of a figure. */
export const plainText = (sentence: string, outputs: Study['outputs'], language: Language): string =>
  reportPieces(sentence, outputs, language)
    .map((piece) => ('words' in piece ? piece.words : piece.number))
    .join('')
