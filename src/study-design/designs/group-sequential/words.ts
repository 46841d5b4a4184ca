import type { en } from '#content/study-design/designs/group-sequential/en.ts'
import type { en as survival } from '#content/study-design/designs/time-to-event/en.ts'
import type { en as means } from '#content/study-design/designs/two-means/en.ts'
import type { en as proportions } from '#content/study-design/designs/two-proportions/en.ts'
import type { DesignKeys } from '#src/study-design/frame/result.ts'

type All<Kind extends keyof DesignKeys> = (typeof en)[Kind] &
  (typeof means)[Kind] &
  (typeof proportions)[Kind] &
  (typeof survival)[Kind]

/** The words of this design, and those that it has from the designs of its endpoints. */
export interface Words {
  fields: All<'fields'>
  quantities: All<'quantities'>
  methods: All<'methods'>
  notes: All<'notes'>
  parts: All<'parts'>
  faults: All<'faults'>
}
