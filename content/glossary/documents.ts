/** Standards that define terms: from the cited name to the English title. */
export const documents: Readonly<Record<string, string>> = {
  'ICH E9': 'Statistical Principles for Clinical Trials (1998)',
  'ICH E9(R1)': 'Addendum on Estimands and Sensitivity Analysis in Clinical Trials (2019)',
  'ICH E6(R3)': 'Guideline for Good Clinical Practice (2025)',
  'ICH E10': 'Choice of Control Group and Related Issues in Clinical Trials (2000)',
}
