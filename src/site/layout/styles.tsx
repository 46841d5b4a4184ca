import packed from '#build/style.bin'
import type { StyleSheets } from '#client/design/style-sheets.ts'
import { once } from '#client/ui/once.ts'

/** Not in the script, which an isolate parses when it starts. The build wrote a value of this type. */
const sheets = once((): StyleSheets => JSON.parse(new TextDecoder().decode(packed)))

/** @param subject the folder of the page's subject in `client/` */
export function styleTexts(subject?: string): string[] {
  const { design, subjects, utilities } = sheets()
  const own = subject !== undefined && Object.hasOwn(subjects, subject) ? subjects[subject] : undefined
  return own ? [design, own, utilities] : [design, utilities]
}

export function Styles({ subject }: { subject: string | undefined }) {
  return styleTexts(subject).map((text) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own text, allowed by its hash
    <style key={text.length} dangerouslySetInnerHTML={{ __html: text }} />
  ))
}
