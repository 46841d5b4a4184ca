import type { Language } from '#content/locales.ts'
import type { PageTable } from '../pages/index.ts'

/** What a file for machines is written from. */
export interface FileRequest {
  origin: string
  language: Language
  table: PageTable
}

/** A file that the Worker writes: its media type and its text. */
export interface MachineFile {
  type: string
  /** Has a version in each language, by `?lang`. */
  isTranslated?: boolean
  write: (request: FileRequest) => string
}
