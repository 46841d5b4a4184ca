/** The versions of the standards that the data follow. */
export const standards = {
  sdtm: '2.0',
  sdtmGuide: '3.4',
  adamGuide: '1.3',
  /** The packages SDTM and ADaM of CDISC controlled terminology, which NCI EVS publishes. */
  terminology: '2025-03-28',
} as const
