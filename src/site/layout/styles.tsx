import packed from '#build/style.bin'
import type { StyleSheets } from '#client/design/style-sheets.ts'
import { once } from '#client/ui/once.ts'

/** Not in the script, which an isolate parses when it starts. The build wrote a value of this type. */
const sheets = once((): StyleSheets => JSON.parse(new TextDecoder().decode(packed)))

/**
 * @param subject the folder of the page's subject in `client/`
 * @param part a folder in it
 */
export function styleTexts(subject?: string, part?: string): string[] {
  const { design, own, utilities } = sheets()
  const names = new Set([subject, `${subject}/${part}`])
  return [design, ...Object.entries(own).flatMap(([name, text]) => (names.has(name) ? text : [])), utilities]
}

export function Styles({ subject, part }: { subject: string | undefined; part: string | undefined }) {
  return styleTexts(subject, part).map((text) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own text, allowed by its hash
    <style key={text.length} dangerouslySetInnerHTML={{ __html: text }} />
  ))
}
