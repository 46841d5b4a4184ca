import type { Model } from '../../metadata.ts'
import { element, escaped } from '../xml.ts'

/** Files beside Define-XML. */
export const crf = { id: 'LF.ACRF', file: 'acrf.pdf', title: 'Annotated case report form' }

export const guides = {
  sdtm: { id: 'LF.CSDRG', file: 'csdrg.pdf', title: 'Clinical study data reviewer’s guide' },
  adam: { id: 'LF.ADRG', file: 'adrg.pdf', title: 'Analysis data reviewer’s guide' },
} as const satisfies Record<Model, Leaf>

export interface Leaf {
  id: string
  file: string
  title: string
}

/** The published programs, from the folder of the data. */
export const programs = '../programs/'

export const leaf = ({ id, file, title }: Leaf): string =>
  element('def:leaf', { ID: id, 'xlink:href': file }, element('def:title', {}, escaped(title)))

export const reference = ({ id }: Leaf): string => element('def:DocumentRef', { leafID: id })

/** The place of a form in the annotated CRF, which has a named destination for each form. */
export const crfPages = (forms: readonly string[]): string =>
  element(
    'def:DocumentRef',
    { leafID: crf.id },
    element('def:PDFPageRef', { Type: 'NamedDestination', PageRefs: forms.join(' ') }),
  )
