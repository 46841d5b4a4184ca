import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { servicePages } from '#content/navigation.ts'
import { estimandWords } from '#src/estimand/index.ts'
import { designWords } from '#src/study-design/index.ts'
import { serviceCards } from '#src/words/service-cards.ts'
import { allDeliverables } from '#src/words/words.ts'
import type { Brief, BriefWords } from './read.ts'

export interface FormProps {
  words: BriefWords
  brief: Brief
}

interface BoxProps {
  name: string
  value: string
  label: string
  isChecked: boolean
}

export function Box({ name, value, label, isChecked }: BoxProps) {
  return (
    <>
      <label className="flex items-start gap-3 min-h-11 py-2.5">
        <input
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={isChecked}
          className="h-6 w-6 flex-none"
        />
        <span>
          <Text>{label}</Text>
        </span>
      </label>{' '}
    </>
  )
}

export function Boxes({ name, words, brief }: FormProps & { name: 'region' | 'standard' | 'document' }) {
  return (
    <fieldset>
      <legend className="label p-0">{words.fields[name].label}</legend>
      <div className="grid sm:grid-cols-2 gap-x-6">
        {Object.entries(words.options[name]).map(([value, label]) => (
          <Box
            key={value}
            name={name}
            value={value}
            label={label}
            isChecked={brief.lists[name]?.includes(value) ?? false}
          />
        ))}
      </div>
    </fieldset>
  )
}

export function Services({ words, brief }: FormProps) {
  const language = useLanguage()
  return (
    <fieldset>
      <legend className="sr-only">{words.form.groups.services}</legend>
      <div className="grid sm:grid-cols-2 gap-x-6">
        {servicePages.flatMap((page) =>
          serviceCards(page, language).map(({ id, title }) => (
            <Box
              key={id}
              name="service"
              value={id}
              label={title}
              isChecked={brief.lists.service?.includes(id) ?? false}
            />
          )),
        )}
      </div>
    </fieldset>
  )
}

/** Items that other pages added; the visitor can remove them here. */
export function Added({ words, brief }: FormProps) {
  const language = useLanguage()
  const { estimand } = brief.texts
  const asked = allDeliverables(language).filter(({ id }) => brief.lists.deliverable?.includes(id))
  if (brief.designs.length + asked.length === 0 && !estimand) return null
  return (
    <fieldset className="mt-8">
      <legend className="text-h3 font-700 p-0 mb-2">{words.form.added}</legend>
      {asked.map(({ id, title }) => (
        <Box
          key={id}
          name="deliverable"
          value={id}
          label={`${words.blocks.deliverables}: ${title}`}
          isChecked
        />
      ))}
      {estimand && (
        <Box name="estimand" value={estimand} label={estimandWords(language).table.caption} isChecked />
      )}
      {brief.designs.map(({ parameter, name }) => (
        <Box
          key={parameter}
          name="design"
          value={parameter}
          label={designWords(name, language).heading}
          isChecked
        />
      ))}
    </fieldset>
  )
}
