import { en as briefEn } from '#content/brief/en.ts'
import { he as briefHe } from '#content/brief/he.ts'
import { en as estimandEn } from '#content/estimand/en.ts'
import { he as estimandHe } from '#content/estimand/he.ts'
import { en as meansEn } from '#content/study-design/designs/two-means/en.ts'
import { he as meansHe } from '#content/study-design/designs/two-means/he.ts'

/** The controls of the brief and of the pages that add to it, by the words of the site. */
const wordsOf = (
  brief: typeof briefEn | typeof briefHe,
  estimand: typeof estimandEn | typeof estimandHe,
  means: { heading: string },
) => ({
  builder: estimand.heading,
  example: estimand.examples.labels.diabetes,
  state: estimand.form.submit,
  add: brief.add.label,
  open: brief.add.added,
  full: brief.add.full,
  designLink: means.heading,
  write: brief.form.submit,
  clear: brief.form.reset,
  send: brief.result.send,
  subject: brief.fields.subject.label,
  notes: brief.fields.notes.label,
  line: brief.form.line.replace('{filled}', '2').replace('{all}', '18'),
  tooLong: (percent: string) => new RegExp(brief.errors.addressTooLong.replace('{percent}', percent)),
})

export const words = {
  en: wordsOf(briefEn, estimandEn, meansEn),
  he: wordsOf(briefHe, estimandHe, meansHe),
}
