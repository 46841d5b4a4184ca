/** Draws what depends on the data and the language only, so that the Worker reads it as a file. */
import { forms } from '@marom/sample-trial'
import { dataFolder } from '#content/build/data-folder.ts'
import { languages } from '#content/locales.ts'
import '#src/build/worker-modules.ts'
import { lifeOf } from './life.ts'
import { outputs, participants, preparedOutcomes } from './read-files.ts'

const { drawings, summaryOf } = await import('./draw.tsx')
const { outcomes, summariesOfBreaks } = await import('./prepared-outcomes.tsx')

const people = participants()
const lives = people.map(({ subject, person }) => lifeOf(subject, person))
const filled = forms.map(({ name }) => [
  name,
  people.reduce((sum, { person }) => sum + person.entriesOf(name).length, 0),
])
const write = dataFolder('study-drawings')
write('participants.json', lives.map(summaryOf))
const breaks = preparedOutcomes()
write('breaks.json', summariesOfBreaks(breaks))
write('forms.json', Object.fromEntries(filled))
for (const language of languages)
  for (const [name, html] of [...drawings(lives, outputs(), language), ...outcomes(breaks, language)])
    write(`${language}/${name}.html`, html)
console.log(`sample study: ${lives.length} life lines`)
