/** Draws what depends on the data and the language only, so that the Worker reads it as a file. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { dataFolder } from '#content/build/data-folder.ts'
import { languages } from '#content/locales.ts'
import '#src/build/worker-modules.ts'
import type { PreparedOutcomes } from '#src/sample-study/break/prepared.ts'
import { forms } from '#src/sample-study/forms/forms.ts'
import { Participant } from '#src/sample-study/participant-file.ts'
import { lifeOf } from './life.ts'

const { drawings, summaryOf } = await import('./draw.tsx')
const { outcomes, summariesOfBreaks } = await import('./outcomes.tsx')

const folder = 'public/data/sample-study/'
const read = (file: string) => JSON.parse(readFileSync(folder + file, 'utf8'))
const people = globSync(`${folder}participants/*.json`)
  .map((file) => basename(file, '.json'))
  .sort()
  .map((subject) => ({ subject, person: new Participant(read(`participants/${subject}.json`)) }))
const lives = people.map(({ subject, person }) => lifeOf(subject, person))
const filled = forms.map(({ name }) => [
  name,
  people.reduce((sum, { person }) => sum + person.entriesOf(name).length, 0),
])
const write = dataFolder('study-drawings')
write('participants.json', lives.map(summaryOf))
const breaks: PreparedOutcomes = read('break/prepared.json')
write('breaks.json', summariesOfBreaks(breaks))
write('forms.json', Object.fromEntries(filled))
for (const language of languages)
  for (const [name, html] of [
    ...drawings(lives, read('study.json').outputs, language),
    ...outcomes(breaks, language),
  ])
    write(`${language}/${name}.html`, html)
console.log(`sample study: ${lives.length} life lines`)
