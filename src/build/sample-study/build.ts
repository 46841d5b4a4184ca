/** Simulates the sample study and writes the files of its pages and the files to download. */
import { Participant } from '@marom/sample-trial'
import { outputSourcesOf, participantFiles, studyOf, writeFiles } from '@marom/sample-trial/files'
import { packForms } from '@marom/sample-trial/recompute'
import { describePlanted, makeOutputs, makeStudy } from '@marom/sample-trial/simulation'
import { dataFolder } from '#content/build/data-folder.ts'
import { languages } from '#content/locales.ts'
import { preparedOutcomes, preparedSubjects, wordsFile } from './breaks.ts'
import { folders, publication } from './publication.ts'

const data = makeStudy()
const outputs = makeOutputs(data.analysis)
const write = dataFolder('sample-study')
write('study.json', studyOf(data, outputs))
write('lineage.json', outputSourcesOf(data, outputs))
write('planted.json', describePlanted(data.planted, data.books))
const people = new Map<string, Participant>()
for (const [subject, file] of participantFiles(data, outputs)) {
  write(`participants/${subject}.json`, JSON.stringify(file))
  if (preparedSubjects.includes(subject)) people.set(subject, new Participant(file))
}
write('break/forms.json', packForms(data.books))
for (const language of languages) write(`break/${language}.json`, wordsFile(language))
write('break/prepared.json', preparedOutcomes(data, outputs, people))
write('package.json', writeFiles(data, outputs, folders, publication))
console.log(`sample study: ${data.books.length} participants, ${outputs.length} outputs`)
