import { readdirSync, readFileSync } from 'node:fs'
import { Participant } from '#src/packages/sample-trial/trace/participant-file.ts'

const folder = 'public/data/sample-study/participants/'

/** By number, as the build wrote them. */
export const participants: ReadonlyMap<string, Participant> = new Map(
  readdirSync(folder)
    .sort()
    .map((name) => [
      name.replace('.json', ''),
      new Participant(JSON.parse(readFileSync(folder + name, 'utf8'))),
    ]),
)
