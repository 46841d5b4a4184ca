import type { Language } from '#content/locales.ts'
import type { TermEntry } from '#content/types.ts'
import { heading, paragraph, plain, type SideBlock, type Sides } from '#src/blocks/sides.ts'
import { wordsOf } from '#src/words/words.ts'

export function termSides({ term, words, formula }: TermEntry, language: Language): Sides {
  const copy = wordsOf('glossary/term')(language)
  const { definition, note } = words[language]
  const blocks: SideBlock[] = [paragraph(definition)]
  if (formula) {
    blocks.push(heading(2, copy.formula, 'formula'), { kind: 'formula', mathml: formula.mathml })
    blocks.push(plain(formula.where[language]))
  }
  if (note.length > 0) blocks.push(heading(2, copy.note, 'note'), ...note.map(paragraph))
  return { title: term[language], blocks }
}
