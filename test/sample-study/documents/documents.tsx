import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { crf, guides } from '#src/packages/sample-trial/files/define/documents.ts'
import { guides as words } from '#src/packages/sample-trial/words/submission.ts'
import { loadStudy } from '#test/sample-study/programs.ts'
import { adrg } from './adrg.ts'
import { AnnotatedForms } from './crf.tsx'
import { csdrg } from './csdrg.ts'
import { Guide } from './guide.tsx'

export interface PrintedDocument {
  file: string
  html: string
}

/** The documents beside Define-XML, of the built study. */
export function documents(): PrintedDocument[] {
  const styles = readFileSync(new URL('document.css', import.meta.url), 'utf8')
  const study = JSON.parse(readFileSync('public/data/sample-study/study.json', 'utf8'))
  const database = loadStudy()
  const pages = {
    [crf.file]: <AnnotatedForms styles={styles} />,
    [guides.sdtm.file]: <Guide title={words.sdtm.title} styles={styles} sections={csdrg(database)} />,
    [guides.adam.file]: <Guide title={words.adam.title} styles={styles} sections={adrg(database, study)} />,
  }
  return Object.entries(pages).map(([file, page]) => ({
    file,
    html: `<!doctype html>${renderToStaticMarkup(page)}`,
  }))
}
