import { element } from '../xml.ts'
import { described } from './described.ts'

/** On variables that the sponsor defined, and where the guides leave a choice. */
const comments: Readonly<Record<string, string>> = {
  'ADSL.BMIBL': 'Defined by the sponsor.',
  'ADSL.HEIGHTBL': 'Defined by the sponsor.',
  'ADSL.NATDT': 'Defined by the sponsor. It censors the supplementary analysis OSNAT.',
  'ADSL.WEIGHTBL': 'Defined by the sponsor.',
  'AE.AEBODSYS': 'From the dictionary of this study. MedDRA is not used.',
  'AE.AEDECOD': 'From the dictionary of this study. MedDRA is not used.',
  'DM.ARMCD': 'The randomization system transferred the arm after the database lock.',
  'DM.BRTHDTC': 'The form asks for the year only.',
  'EX.EXDOSE': 'Placebo tablets contain no active substance: 0.',
}

/** Values of a protocol variable that are computed from data. */
const computed: Readonly<Record<string, string>> = {
  'TS.TSVAL.ACTSUB': 'The number of participants who were randomized.',
  'TS.TSVAL.ONGOSIND': 'Y while a participant has no end of participation.',
  'TS.TSVAL.SENDTC': 'The latest end of participation, when nobody takes part any longer.',
  'TS.TSVAL.SSTDTC': 'The earliest date of informed consent.',
}

export const isComputed = (place: string): boolean => Object.hasOwn(computed, place)

/** The sentence for a computed value that the rule of its variable does not describe. */
export const computedText = (place: string): string | undefined => computed[place]

export const commentOid = (place: string): string | undefined =>
  Object.hasOwn(comments, place) ? `COM.${place}` : undefined

const commentElement = (oid: string, text: string): string =>
  element('def:CommentDef', { OID: oid }, described(text))

/** The comments on these places. */
export const commentElements = (places: readonly string[]): string[] =>
  places.flatMap((place) => {
    const [oid, text] = [commentOid(place), comments[place]]
    return oid && text ? commentElement(oid, text) : []
  })

/** Of analyses that read two datasets. */
export const joinComment = {
  oid: 'COM.JOIN',
  element: () =>
    commentElement(
      'COM.JOIN',
      'The rows of both datasets belong together by USUBJID. ADSL gives the participants of the denominator.',
    ),
}
