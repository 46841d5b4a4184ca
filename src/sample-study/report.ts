import type { Study } from './facts.ts'

const place = /\{([a-z0-9-]+)\.([A-Za-z0-9-]+):(\d)\}(%?)/g

type ReportPiece = { words: string } | { number: string; output: string; cell: string }

/**
 * Fills the numbers of the outputs into a sentence. A percent sign stays with its number.
 * @throws if a place of the sentence names no number
 */
export function reportPieces(sentence: string, outputs: Study['outputs']): ReportPiece[] {
  const pieces: ReportPiece[] = []
  let end = 0
  for (const found of sentence.matchAll(place)) {
    const [whole, output = '', cell = '', part, sign = ''] = found
    const cells = outputs[output]?.lines.flatMap((line) => line.cells)
    const number = cells?.find((one) => one?.id === cell)?.parts[Number(part)]
    if (number === undefined)
      throw new Error(
        `The report names ${whole}, but no output has this number. Correct output, cell or part.`,
      )
    pieces.push({ words: sentence.slice(end, found.index) }, { number: number + sign, output, cell })
    end = found.index + whole.length
  }
  return [...pieces, { words: sentence.slice(end) }]
}
