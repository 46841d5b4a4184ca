import type { Language } from '#content/locales.ts'
import type { PageList } from '#src/site/head/addresses.ts'

/** What a file for machines is written from. */
export interface FileRequest {
  origin: string
  language: Language
  table: PageList
}

/** A file that the Worker writes: its media type and its text. */
export interface MachineFile {
  type: string
  /** Has a version in each language, by `?lang`. */
  isTranslated?: boolean
  /** Depends on the day. */
  isDated?: boolean
  write: (request: FileRequest) => string
}
