import type { Design, NamedField, Section } from '@marom/trial-designs'
import { Text } from '#client/ui/text.tsx'
import { Fold } from '#src/blocks/fold.tsx'
import { FieldRow } from './field-row.tsx'
import type { DesignProps } from './types.ts'

interface Part {
  section: Section | undefined
  fields: readonly NamedField[]
}

/** The fields that are in no section, then each section with its fields. */
export function partsOf({ fields, sections }: Pick<Design, 'fields' | 'sections'>): Part[] {
  const inSections = new Set(sections.flatMap((section) => section.fields))
  const byName = new Map(fields.map((field) => [field.name, field]))
  return [
    { section: undefined, fields: fields.filter(({ name }) => !inSections.has(name)) },
    ...sections.map((section) => ({
      section,
      fields: section.fields.flatMap((name) => byName.get(name) ?? []),
    })),
  ]
}

/** A section that folds is open if a field of it was changed or has a fault. */
function isOpen({ answer, fields }: Pick<DesignProps & Part, 'answer' | 'fields'>): boolean {
  const faulty = answer.isResult ? [] : answer.faults.map(({ field }) => field)
  return fields.some(
    ({ name, initial }) => (answer.texts[name] ?? initial) !== initial || faulty.includes(name),
  )
}

/** With script a section without a field that is read is hidden (`designs.css`). */
export function FormPart({ section, fields, ...props }: DesignProps & Part) {
  const { answer, words } = props
  const rows = (
    <div className="grid gap-5">
      {fields.map((field) => (
        <FieldRow key={field.name} {...props} field={field} />
      ))}
    </div>
  )
  if (!section) return rows
  const title = words.form.sections[section.name]
  return (
    <div data-section="">
      {section.folds ? (
        <Fold title={title} isOpen={isOpen({ answer, fields })}>
          <div className="pt-2 pb-3">{rows}</div>
        </Fold>
      ) : (
        <fieldset className="border-t border-t-solid border-line pt-4">
          <legend className="float-start w-full font-700 p-0 mb-4">
            <Text>{title}</Text>
          </legend>
          <div className="clear-both">{rows}</div>
        </fieldset>
      )}
    </div>
  )
}
