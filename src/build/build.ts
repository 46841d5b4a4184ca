/** `npm run build`: runs the builders whose inputs have changed. With `--which` it only names them. */
import { builders } from './builders.ts'
import { configuredOrigin, reasonOf } from './connected.ts'
import { lookAgain, readEditions } from './editions.ts'
import { isDeploy } from './mode.ts'
import { keepOldFiles, removeOldFiles } from './old-files.ts'
import { openSettings } from './open-settings.ts'
import { bringUpToDate, mayRun } from './run.ts'

async function prepareDeploy(): Promise<void> {
  const site = await configuredOrigin()
  try {
    console.log(await keepOldFiles(site, { areLeft: process.env.OLD_FILES === 'none' }))
  } catch (error) {
    console.error(`${site} did not hand out the files of its last releases: ${reasonOf(error)}.`)
    console.error(
      'Pages that are open now would miss them, so nothing is deployed. Deploy again later, or leave',
    )
    console.error('them behind: OLD_FILES=none npm run deploy')
    process.exit(1)
  }
}

async function build(): Promise<void> {
  removeOldFiles()
  try {
    await bringUpToDate(builders)
    for (const line of lookAgain(readEditions().values(), new Date())) console.log(line)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  if (isDeploy) await prepareDeploy()
}

if (isDeploy) for (const line of openSettings()) console.log(line)
if (process.argv.includes('--which')) for (const { name } of mayRun(builders)) console.log(name)
else await build()
