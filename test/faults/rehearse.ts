/**
 * The rehearsal of a deploy while pages are open: `npm run rehearse`. The exit code is 1 if something
 * in an old page does not work. With `-- --left` the deploy leaves the old files behind, so it must fail.
 */
import { parseArgs } from 'node:util'
import { rehearseOldTabs } from './old-tabs.ts'

const { values } = parseArgs({ options: { left: { type: 'boolean', default: false } } })
const tabs = await rehearseOldTabs(values.left)
console.table(tabs.map(({ scenario, problems }) => ({ scenario, problems: problems.length })))
for (const { scenario, problems } of tabs)
  for (const problem of problems) console.log(`${scenario}: ${problem}`)
process.exit(tabs.every(({ problems }) => problems.length === 0) ? 0 : 1)
