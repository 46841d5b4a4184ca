import type { Form, Item } from './item.ts'

/** One for each place that the value of a field goes to. */
export const annotationsOf = ({ annotation }: Pick<Item, 'annotation'>): string[] => annotation.split('; ')

/** The datasets that the annotations of a form name, in their order there. */
export const domainsOf = ({ items }: Form): string[] => [
  ...new Set(
    items.flatMap(({ annotation }) =>
      [...annotation.matchAll(/\b([A-Z]{2,6})\.[A-Z]/g)].flatMap(([, domain]) => domain ?? []),
    ),
  ),
]

/** The texts between variables, and with an odd index the variables, e.g. `DM.SEX`. */
export const variablesIn = (annotation: string): string[] => annotation.split(/\b([A-Z]{2,6}\.[A-Z0-9]+)\b/)
