import packed from '#build/style.bin'
import { markedLines, type StyleSheet, type StyleSheets } from '#client/design/style-sheets.ts'
import { once } from '#client/once.ts'

/** Not in the script, which an isolate parses when it starts. */
// biome-ignore lint/plugin: the build of this version wrote a value of this type
const sheets = once((): StyleSheets => JSON.parse(new TextDecoder().decode(packed)))

/** What a page has beside the styles of every page. */
export interface PageStyles {
  /** The folder of its subject in `client/`. */
  subject?: string
  /** A folder in it. */
  part?: string | undefined
  icons?: keyof StyleSheets['icons']
}

const utilitiesOf = new Map<string, StyleSheet>()

/** The rules of the classes that the pages may have, in one sheet: their order decides. */
function utilities(name: string): StyleSheet {
  const known = utilitiesOf.get(name)
  if (known) return known
  const { lines, pages } = sheets().utilities
  const page = pages[name]
  if (!page) throw new Error(`The build found no classes for ${name}.`)
  const sheet = { text: markedLines(lines, page.lines), hash: page.hash }
  utilitiesOf.set(name, sheet)
  return sheet
}

/** Without a subject, those that fit every page. */
export function styleSheets({ subject = 'all', part, icons = 'few' }: PageStyles = {}): StyleSheet[] {
  const { design, own, icons: pictures } = sheets()
  const name = part ? `${subject}/${part}` : subject
  const ofPage = [own[subject], part && own[name]].filter((sheet) => typeof sheet === 'object')
  return [design, ...ofPage, pictures[icons], utilities(name)]
}

export function Styles({ styles }: { styles: PageStyles | undefined }) {
  return styleSheets(styles).map(({ text, hash }) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own text, allowed by its hash
    <style key={hash} dangerouslySetInnerHTML={{ __html: text }} />
  ))
}
