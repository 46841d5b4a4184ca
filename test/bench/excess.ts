import { documentOf, only } from '#test/support/html.ts'
import {
  browserWorkerBudget,
  budgetOf,
  contentBudget,
  kindOf,
  type PageBytes,
  scriptBudget,
  studyBudget,
  type WorkerBytes,
} from './budgets.ts'
import { sourcesOfContent, weigh } from './bytes.ts'

const written = (bytes: number) => Math.round(bytes).toLocaleString('en-US')

/** @param cure an imperative, e.g. "Shorten it" */
const over = (what: string, bytes: number, budget: number, { cure, name }: { cure: string; name: string }) =>
  bytes > budget
    ? [
        `${what} ${written(bytes)} bytes, budget ${written(budget)}. ${cure}, or change \`${name}\` in test/bench/budgets.ts and say in the commit what visitors get for it.`,
      ]
    : []

const cures: Record<keyof PageBytes, string> = {
  html: 'Shorten the page',
  style: 'Use classes that other pages have, or move rules into the sheet of a subject',
  fonts: 'Preload fewer fonts',
  early: 'Load the script later (client/page/loader.ts)',
  script: 'Load what needs a press with the press (client/islands.ts)',
}

/** A message for each kind of bytes over its budget. */
export function excessOf(path: string, html: string): string[] {
  const bytes = weigh(html)
  const bare = path.replace(/\?.*/, '')
  const budget = budgetOf(bare, only(documentOf(html), 'main'))
  const kind = kindOf(bare)
  const kindsOfBytes = ['html', 'style', 'fonts', 'early', 'script'] as const
  return kindsOfBytes.flatMap((one) =>
    over(`the page ${path}: ${one}`, bytes[one], budget[one], {
      cure: cures[one],
      name: one === 'html' && kind ? `kinds.${kind}` : `common.${one}`,
    }),
  )
}

export function excessOfWorker({ script, content }: WorkerBytes): string[] {
  return [
    ...over('the Worker: script', script, scriptBudget, {
      cure: 'Move what few pages need into static files or the build',
      name: 'scriptBudget',
    }),
    ...over('the Worker: content', content, contentBudget(sourcesOfContent()), {
      cure: 'Pack less for each word (content/build), or read it as a static file',
      name: 'contentBudget',
    }),
  ]
}

/** @param share bytes of gzip, from `share.ts` */
export const excessOfStudy = (share: number) =>
  over('the sample study: script', share, studyBudget, {
    cure: 'Keep what only the build needs out of the Worker',
    name: 'studyBudget',
  })

/** @param bytes by file, of the workers of the browser */
export const excessOfBrowserWorkers = (bytes: Readonly<Record<string, number>>) =>
  Object.entries(bytes).flatMap(([file, size]) =>
    over(`public/build/${file}:`, size, browserWorkerBudget, {
      cure: 'Import less into it (client/compute)',
      name: 'browserWorkerBudget',
    }),
  )
