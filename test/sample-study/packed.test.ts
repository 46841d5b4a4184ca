import { expect, test } from 'vitest'
import { participantsOf } from '#src/build/sample-study/lineage.ts'
import { makeOutputs } from '#src/build/sample-study/outputs/build.ts'
import { packed } from '#src/build/sample-study/packed.ts'
import { makeStudy } from '#src/build/sample-study/study.ts'
import { unpacked } from '#src/sample-study/participant-file.ts'

const data = makeStudy()
const people = Object.values(participantsOf(data, makeOutputs(data.analysis)))

test('the file of a participant holds the same facts, in at most 250 KB', () => {
  const files = people.map((person) => JSON.stringify(packed(person)))
  for (const [index, person] of people.entries())
    expect(unpacked(JSON.parse(files[index] ?? ''))).toEqual(person)
  const largest = Math.max(...files.map(({ length }) => length))
  console.log(`the largest file of a participant has ${largest} characters`)
  expect(largest).toBeLessThan(250_000)
})
