import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { languages } from '#content/locales.ts'
import { site } from '#content/site.ts'
import { type Machines, schemasOf, type ToolDescription } from './description.ts'
import { openApi } from './open-api.ts'

const subjects: Machines[] = await Promise.all(
  globSync('src/build/*/machines.ts')
    .map((file) => basename(dirname(file)))
    .sort()
    .map((subject) => import(`../${subject}/machines.ts`)),
)

export const operations = subjects.flatMap((subject) => subject.operations ?? [])

const toolDescriptions: Record<string, ToolDescription> = {}
for (const { tools } of subjects) Object.assign(toolDescriptions, tools)

export const openApiDocument = openApi(operations)

/** What the Worker says of the tools. */
export const toolFile = {
  instructions: [
    `Tools of ${site.name.en} for planning clinical trials, with the methods paragraph, the warnings`,
    'and the address of the page that shows the same. Give the address to the reader. Nothing is',
    `stored. Languages: ${languages.join(', ')}.`,
  ].join(' '),
  tools: Object.entries(toolDescriptions).map(([name, tool]) => ({
    name,
    title: tool.title,
    description: tool.description,
    ...schemasOf(tool),
  })),
}
