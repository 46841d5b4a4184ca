import { NoteList } from '#client/study-design/note-list.tsx'
import { useLanguage } from '#client/ui/language.tsx'
import { notesText } from '#src/study-design/words.ts'
import type { ResultProps } from './types.ts'

/** Right below the numbers. */
export function Notes({ name, answer, words }: ResultProps) {
  return <NoteList notes={notesText(name, useLanguage(), answer.notes)} headings={words.result} />
}
