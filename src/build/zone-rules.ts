/** `npm run node -- src/build/zone-rules.ts`: prints the redirect rules of the zone (.github/DEPLOY.md, 6 and 7). */
import './worker-modules.ts'

const { machineFiles } = await import('#src/machine/index.ts')
const { pages } = await import('#src/pages.ts')
const { redirectRules, unreadPaths } = await import('./zone-redirect.ts')

for (const { language, expression, target } of redirectRules(unreadPaths(pages, Object.keys(machineFiles))))
  console.log(`${language}\n\n${expression}\n\nTarget: ${target}\n`)
