import type { Language } from '#content/locales.ts'
import type { en } from '#content/messages/en.ts'
import { site } from '#content/site.ts'
import { translator } from './messages.ts'

/** Each is the end of a key `sample.…` in `content/messages`. */
export type SampleTopic = keyof typeof en extends infer Key
  ? Key extends `sample.${infer Name}`
    ? Name
    : never
  : never

/** Says what is invented; empty if the site is no sample. */
export function sampleLine(language: Language, about: SampleTopic): string {
  return site.isSample ? translator(language)(`sample.${about}`) : ''
}
