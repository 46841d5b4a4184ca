import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import type { en } from '#content/messages/en.ts'
import { site } from '#content/site.ts'
import { translator } from '#src/words/messages.ts'

/** Each is the end of a key `sample.…` in `content/messages`. */
type Topic = keyof typeof en extends infer Key ? (Key extends `sample.${infer Name}` ? Name : never) : never

/** Says what is invented; empty if the site is no sample. */
export function sampleLine(language: Language, about: Topic): string {
  return site.isSample ? translator(language)(`sample.${about}`) : ''
}

/** What the bar of the page does not say. */
export function SampleNote({ about, className }: { about: Topic; className: string }) {
  const line = sampleLine(useLanguage(), about)
  return (
    line && (
      <p className={`text-small max-w-text ${className}`}>
        <Text>{line}</Text>
      </p>
    )
  )
}
