import type { NoteLevel } from '@marom/trial-designs/monitoring'
import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import { mark } from './marks.ts'

/** Icon and color; shapes differ, because not everyone sees the colors. */
const looks: Record<NoteLevel, { icon: string; color: string; edge: string }> = {
  info: { icon: 'i-lucide-info', color: 'text-accent', edge: 'border-is-accent' },
  caution: { icon: 'i-lucide-triangle-alert', color: 'text-caution', edge: 'border-is-caution' },
  stop: { icon: 'i-lucide-octagon-alert', color: 'text-danger', edge: 'border-is-danger' },
}

export function NoteIcon({ level }: { level: NoteLevel }) {
  const { icon, color } = looks[level]
  return <span aria-hidden="true" className={`${icon} ${color}`} />
}

interface NoteListProps {
  /** The gravest first. A code may occur once. */
  notes: readonly { level: NoteLevel; code: string; text: string }[]
  /** Information has no heading: its sentence says what the result means. `more` has a place for a count. */
  headings: Readonly<Record<Exclude<NoteLevel, 'info'> | 'more', string>>
}

/** Nobody reads the fifth warning: the others fold. */
export const mostOpenNotes = 2

export function NoteList({ notes, headings }: NoteListProps) {
  if (notes.length === 0) return null
  const folded = notes.slice(mostOpenNotes)
  return (
    <div className="mt-6 max-w-narrow">
      <Notes notes={notes.slice(0, mostOpenNotes)} headings={headings} />
      {folded.length > 0 && (
        <details className="mt-3" {...mark({ setting: 'notes' })}>
          <MoreNotes notes={folded} more={headings.more} />
          <Notes notes={folded} headings={headings} />
        </details>
      )}
    </div>
  )
}

/** What folded notes open with: their number, and the sign of the gravest. */
export function MoreNotes({ notes, more }: { notes: readonly { level: NoteLevel }[]; more: string }) {
  const [gravest] = notes
  return (
    <summary className="onward-link no-print mb-3" data-markdown="skip">
      {gravest && gravest.level !== 'info' && <NoteIcon level={gravest.level} />}{' '}
      <Text>{fill(more, { count: notes.length })}</Text>
    </summary>
  )
}

function Notes({ notes, headings }: NoteListProps) {
  return (
    <ul className="grid gap-3">
      {notes.map(({ level, code, text }) => (
        <li
          key={code}
          data-level={level}
          className={`flex gap-3 px-4 py-3 border border-solid border-line border-is-4 ${looks[level].edge} bg-field`}
        >
          <span className="text-lead">
            <NoteIcon level={level} />
          </span>
          <div>
            {level !== 'info' && <p className={`font-700 ${looks[level].color}`}>{headings[level]}</p>}
            <p>
              <Text>{text}</Text>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
