import type { ServicePageName } from '#content/navigation.ts'

/** Message keys of the three areas of services. With `.description` a line about each. */
export const areaKeys = {
  'data-management': 'solutions.data',
  'clinical-solutions': 'solutions.clinical',
  biostatistics: 'solutions.biostatistics',
} as const satisfies Record<ServicePageName, string>
