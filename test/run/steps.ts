import { existsSync, globSync } from 'node:fs'
import { type Count, countOfFaults, countOfPlaywright, countOfVitest, read, results } from './reports.ts'

export interface Step {
  name: string
  command: string[]
  /** Reads the step's report. Without it only the exit code counts. */
  count?: (output: string) => Count
  /** Matches once in the output for each test that has run. */
  done?: RegExp
  variables?: Record<string, string>
  /** If it fails, the other steps say nothing. */
  isNeeded?: true
}

/** What the `dot` reporters of Vitest and Playwright print for a test that passed. */
const dot = /·/g

/** @param words of paths, then options of Vitest such as `-t` */
function vitest(name: string, projects: string[], file: string, words: readonly string[] = []): Step {
  return {
    name,
    command: [
      ...['vitest', 'run', ...words, '--config', 'test/vitest.config.ts'],
      ...projects.flatMap((project) => ['--project', project]),
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${results}/${file}.json`],
    ],
    count: () => countOfVitest(read(`${file}.json`)),
    done: dot,
  }
}

export const build: Step = { name: 'build', command: ['node', 'src/build/build.ts'], isNeeded: true }
/** Of the site, and of each package without what the site has: types of the DOM, of Node and of Cloudflare. */
export const types: Step = {
  name: 'types',
  command: ['tsc', '--build', '--noEmit', '.', ...globSync('src/packages/*/{,files/}tsconfig.json')],
}
export const lint: Step = {
  name: 'lint',
  command: ['biome', 'check', '--error-on-warnings', '--diagnostic-level=warn', '.'],
}

/**
 * What is beside the code. `test/site` renders the whole site: `withSite` runs it, too.
 * @param words of paths, then options of Vitest such as `-t`
 */
export function unit(words: readonly string[], withSite: boolean): Step[] {
  const beside = ['src/', 'client/', 'content/']
  const plain = ['unit', 'packages']
  if (words.length > 0) return [vitest('unit', [...plain, 'inside workerd'], 'unit', words)]
  const workerd = vitest('inside workerd', ['inside workerd'], 'workerd', withSite ? [] : beside)
  return [vitest('unit', plain, 'unit'), withSite ? workerd : { ...workerd, name: 'unit in workerd' }]
}

/** @param words of paths, then options of Vitest such as `-t` */
export const inNode = (words: readonly string[]): Step => vitest('in Node', ['in Node'], 'node', words)

export const faults = (isAll: boolean): Step => ({
  name: 'faults of mail and storage',
  command: ['node', 'test/faults/run.ts', ...(isAll ? [] : ['--short'])],
  count: countOfFaults,
  done: /^passed /gm,
})

function playwright(name: string, config: string, narrow: readonly string[], isNarrowed: boolean): Step {
  return {
    name,
    command: ['playwright', 'test', '--config', config, ...narrow],
    count: () => countOfPlaywright(read(`${name}.json`), isNarrowed),
    done: dot,
    variables: { TEST_REPORT: name },
  }
}

const isOption = (word: string) => word.startsWith('-')

/**
 * Words that name spec files become their paths; if none does, they are words of a title. From the
 * first option on everything is Playwright's.
 */
function narrowed(words: readonly string[]): string[] {
  const cut = words.findIndex(isOption)
  const names = cut < 0 ? words : words.slice(0, cut)
  const files = names.flatMap((one) =>
    existsSync(one) ? [one] : globSync([`test/${one}`, `test/*/${one}{,.spec.ts}`]),
  )
  const title = files.length === 0 && names.length > 0 ? ['--grep', names.join(' ')] : []
  return [...files, ...title, ...words.slice(names.length)]
}

/** @param words a subject, a spec's path or name, or words of a title; then options of Playwright */
export const browser = (words: readonly string[]): Step =>
  playwright('browser', 'test/playwright.config.ts', narrowed(words), words.length > 0)

const changing = [
  ...['contact/contact', 'glossary/glossary', 'glossary/study-deck', 'blog/insights', 'sample-study/break'],
]

/** Journeys on pages that a translator of the browser changes: those with changing texts, or all. */
export function translated(isAll: boolean): Step {
  const subjects = '{blog,brief,company,contact,glossary,publications,sample-study,search,study-design}'
  const files = isAll
    ? globSync(`test/${subjects}/*.spec.ts`)
    : changing.map((name) => `test/${name}.spec.ts`)
  const panel = 'test/browser/accessibility-panel.spec.ts'
  const step = playwright('translated', 'test/playwright.config.ts', [...files, panel], !isAll)
  return { ...step, variables: { ...step.variables, TEST_TRANSLATED: '1' } }
}

/** All journeys in every engine, in both languages; or the main ones in Firefox. */
export function engines(isAll: boolean): Step {
  const config = 'test/engines/playwright.config.ts'
  if (!isAll) return playwright('Firefox', config, ['--project', 'firefox', '--grep', '@main'], true)
  const step = playwright('engines', config, [], false)
  return { ...step, variables: { ...step.variables, TEST_ALL: '1' } }
}

export const load: Step = { name: 'load', command: ['node', 'test/faults/load.ts'] }
