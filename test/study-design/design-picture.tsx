import type { ReactNode } from 'react'
import type { Language } from '#content/locales.ts'
import { CardFigure, Drawing } from '#src/build/study-design/cards/cards.tsx'
import { isCardName, pictures } from '#src/build/study-design/cards/pictures.ts'

function AllDesigns({ language }: { language: Language }) {
  return (
    <div className="picture-designs">
      {Object.keys(pictures)
        .filter(isCardName)
        .map((name) => (
          <Drawing key={name} name={name} language={language} />
        ))}
    </div>
  )
}

/** For shared links. @returns nothing for a page of another subject */
export function designPicture(page: string, language: Language): ReactNode {
  const card = page.replace(/^study-design[/-]/, '')
  if (isCardName(card)) return <CardFigure name={card} language={language} />
  return page.startsWith('study-design') ? <AllDesigns language={language} /> : null
}
