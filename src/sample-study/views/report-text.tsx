import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { Study } from '#src/sample-study/facts.ts'
import { reportPieces } from '#src/sample-study/report.ts'
import { outputHref } from './links.ts'
import { Data } from './study-page.tsx'

/** A sentence with numbers of the outputs. Each number links to its cell. */
export function ReportText({ outputs, children }: Pick<Study, 'outputs'> & { children: string }) {
  const language = useLanguage()
  return reportPieces(children, outputs).map((piece, index) => {
    const key = index
    if ('words' in piece) return <Text key={key}>{piece.words}</Text>
    return (
      <a key={key} className="study-number" href={outputHref(language, piece.output, piece.cell)}>
        <Data>{piece.number}</Data>
      </a>
    )
  })
}
