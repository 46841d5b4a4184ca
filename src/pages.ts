import { isPageName, type PageName, routes } from '#content/routes.ts'
import { hasPages, type Page, type PageTable } from '#src/site/define-page.ts'
import type { PlaceTable } from '#src/site/places.tsx'
import type { Tools } from '#src/site/tool.ts'
import type { SubjectIndex } from './site/subject-index.ts'
import * as subjects from './subjects.ts'

type Subjects = typeof subjects
type NameIn<Name extends keyof Subjects> = keyof Subjects[Name]['pages']

/** The routes without a page. If there is one, the compiler's error below names it. */
type Missing = Exclude<PageName, { [Name in keyof Subjects]: NameIn<Name> }[keyof Subjects]>
const isMissing: [Missing] extends [never] ? false : Missing = false

export const allSubjects: readonly SubjectIndex[] = Object.values(subjects)

export const places: PlaceTable = {}
for (const subject of allSubjects) Object.assign(places, subject.places)

export const tools: Record<string, Tools[string]> = {}
for (const subject of allSubjects) Object.assign(tools, subject.tools)

const folderOf = (subject: string) => subject.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const pages: Readonly<Record<PageName, Page>> = collectPages()

function collectPages() {
  const table: PageTable = Object.fromEntries(
    Object.entries(subjects).flatMap(([subject, one]) =>
      Object.entries(one.pages).map(([name, page]) => [
        name,
        { ...page, styles: { ...page.styles, subject: folderOf(subject) } },
      ]),
    ),
  )
  const names = Object.keys(routes).filter(isPageName)
  if (!isMissing && hasPages(table, names)) return table
  const missing = names.filter((name) => table[name] === undefined)
  throw new Error(`No page for ${missing.join(', ')}: add it to the index.ts of its subject in src/.`)
}
