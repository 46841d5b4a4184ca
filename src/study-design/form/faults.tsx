import { type Fault, parametersOf, type Texts } from '@marom/trial-designs'
import { mark } from '#client/study-design/marks.ts'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { hrefWith } from '#content/routes.ts'
import { carriedParameters } from '#src/study-design/compare/carried.ts'
import type { DesignProps } from './types.ts'

/** Texts or an option that may have been meant. `follow-design.ts` types them in, and keeps what else was typed. */
export function Offers({ fault, ...props }: DesignProps & { fault: Fault }) {
  return fault.offers?.map((offer) => <Offer key={Object.values(offer).join()} {...props} offer={offer} />)
}

function Offer(props: DesignProps & { offer: Texts }) {
  const { name, design, answer, words, lexicon, carried, question, gridAsked, offer } = props
  const language = useLanguage()
  const parameters = {
    ...parametersOf(design.fields, { ...answer.texts, ...offer }),
    ...carriedParameters(carried, question),
  }
  const [[field, first] = ['', ''], ...others] = Object.entries(offer)
  const chosen = design.fields.find(({ name, kind }) => name === field && kind === 'choice')
  const text = others.reduce((most, [, last]) => fill(words.lists.and.two, { most, last }), first)
  const sentence = chosen
    ? fill(words.form.choose, { text: lexicon.option(field, first) })
    : fill(words.form.use, { text })
  return (
    <>
      {' '}
      <a
        className="link inline-block py-1 me-3"
        href={hrefWith(`study-design/${name}`, language, { ...parameters, ...gridAsked })}
        {...mark({ use: String(new URLSearchParams({ ...offer })) })}
      >
        <Text>{sentence}</Text>
      </a>
    </>
  )
}
