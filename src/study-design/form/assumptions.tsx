import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { designWords } from '#src/study-design/words.ts'
import type { DesignProps } from './types.ts'

/** Beside the numbers, which are as good as the assumptions. */
export function Assumptions({ name, words }: Pick<DesignProps, 'name' | 'words'>) {
  const { assumptions, notCovered } = designWords(name, useLanguage())
  const t = words.assumptions
  return (
    <div className="mt-6 max-w-narrow text-small">
      <h3 className="font-700">{t.title}</h3>
      <ul className="bullets mt-2">
        {assumptions.map((assumption) => (
          <li key={assumption}>
            <Text>{assumption}</Text>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <strong>{t.notCovered}</strong> <Text>{notCovered}</Text>
      </p>
    </div>
  )
}
