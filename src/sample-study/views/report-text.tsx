import type { Study } from '@marom/sample-trial'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { href } from '#content/routes.ts'
import { reportPieces } from '#src/sample-study/report.ts'
import { outputHref } from './links.ts'
import { Data } from './study-page.tsx'

interface ReportTextProps extends Pick<Study, 'outputs'> {
  /** The cells with an id so far. With it, the first number of each other cell gets its id. */
  named?: Set<string>
  children: string
}

/** A sentence with its numbers. Each one links to its cell, or to the analysis plan that fixed it. */
export function ReportText({ outputs, named, children }: ReportTextProps) {
  const language = useLanguage()
  return reportPieces(children, outputs, language).map((piece, index) => {
    const key = index
    const cell = named && 'cell' in piece ? `${piece.output}.${piece.cell}` : ''
    const id = cell && !named?.has(cell) ? cell : undefined
    named?.add(cell)
    if ('words' in piece) return <Text key={key}>{piece.words}</Text>
    const address =
      'cell' in piece
        ? outputHref(language, piece.output, piece.cell)
        : href('sample-study/analysis-plan', language)
    return (
      <a key={key} id={id} className="study-number" href={address}>
        {/\p{L}/u.test(piece.number) ? <Text>{piece.number}</Text> : <Data>{piece.number}</Data>}
      </a>
    )
  })
}
