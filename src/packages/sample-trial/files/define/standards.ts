import { type Model, models } from '../../metadata.ts'
import { standards } from '../../standards.ts'
import { element } from '../xml.ts'

type Package = 'SDTM' | 'ADaM'

export const guideOid = 'STD.IG'

export const terminologyOid = (set: Package): string => `STD.CT.${set}`

const terminology = (set: Package): string =>
  element('def:Standard', {
    OID: terminologyOid(set),
    Name: 'CDISC/NCI',
    Type: 'CT',
    PublishingSet: set,
    Version: standards.terminology,
    Status: 'Final',
  })

/** Analysis datasets have lists of both packages. */
export function standardsElement(model: Model): string {
  const { guide, version } = models[model]
  const guideElement = element('def:Standard', {
    OID: guideOid,
    Name: guide,
    Type: 'IG',
    Version: version,
    Status: 'Final',
  })
  const sets: readonly Package[] = model === 'adam' ? ['SDTM', 'ADaM'] : ['SDTM']
  return element('def:Standards', {}, guideElement + sets.map(terminology).join(''))
}
