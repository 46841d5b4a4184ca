import type { Inputs } from '../inputs.ts'
import type { Endpoint } from './endpoint.ts'
import { means } from './means.ts'
import { plain } from './plain.ts'
import { proportions } from './proportions.ts'
import { survival } from './survival.ts'

const endpoints: Readonly<Record<Inputs['unit'], Endpoint>> = {
  means,
  proportions,
  survival,
  participants: plain,
  events: plain,
}

export const endpointOf = ({ unit }: Pick<Inputs, 'unit'>): Endpoint => endpoints[unit]

/** Whether the effect is typed, and not only the size that it needs with a single analysis. */
export const hasEffect = ({ unit }: Pick<Inputs, 'unit'>) => endpoints[unit] !== plain

export const isOfEvents = ({ unit }: Pick<Inputs, 'unit'>) => unit === 'events' || unit === 'survival'
