/**
 * `node test/study-design/bench/properties.ts [COUNT] [DESIGN]`: the relations of
 * `test/study-design/properties` over COUNT random states of each design, and the planted faults that
 * they find. Prints one line for each design, and the first failure of each relation.
 */
import { designNames, designs, isDesignName } from '@marom/trial-designs'
import { plantedFaults } from '../properties/faults.ts'
import { failuresOf } from '../properties/relations.ts'
import { saneStates } from '../properties/sane.ts'
import { nameOf } from '../states.ts'

const [count = '48', only = ''] = process.argv.slice(2)

console.log('design, states, answered, failures, seconds, planted faults found')
for (const name of isDesignName(only) ? [only] : designNames) {
  const start = performance.now()
  const states = saneStates(name, Number(count))
  const answered = states.filter(({ texts }) => designs[name].answer(texts).isResult)
  const failures = states.flatMap((state) =>
    failuresOf(designs[name], state).map((one) => ({ ...one, state })),
  )
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const planted = plantedFaults(name, 60)
  const found = planted.filter(({ failure }) => failure)
  const missed = planted.filter(({ failure }) => !failure).map((fault) => fault.name)
  console.log(
    [
      name,
      states.length,
      answered.length,
      failures.length,
      seconds,
      `${found.length} of ${planted.length}`,
      ...missed,
    ].join(', '),
  )
  for (const relation of new Set(failures.map((one) => one.relation))) {
    const [first, ...others] = failures.filter((one) => one.relation === relation)
    if (first) console.log(`  ${1 + others.length} × ${relation}: ${nameOf(first.state)}\n    ${first.what}`)
  }
}
