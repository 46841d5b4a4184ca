/**
 * From `kind:name` to other names that readers type. Spelled-out abbreviations are not needed here:
 * `client/search/letter-names.ts` reads them.
 */
export const spokenNames: Readonly<Record<string, readonly string[]>> = {
  'term:alcoa-principles': ['אלקואה'],
  'term:analysis-data-model-adam': ['אדאם', 'אדם'],
  'term:analysis-of-covariance-ancova': ['אנקובה'],
  'term:analysis-of-variance-anova': ['אנובה'],
  'term:biomarker': ['ביומרקר'],
  'term:clinical-data-interchange-standards-consortium-cdisc': ['סידיסק'],
  'term:consort-statement': ['קונסורט'],
  'term:health-insurance-portability-and-accountability-act-hipaa': ['היפא'],
  'term:log-rank-test': ['לוג רנק', 'לוג ראנק'],
  'term:maximum-concentration-cmax': ['סי מקס'],
  'term:medical-dictionary-for-regulatory-activities-meddra': ['מדדרה', 'מדרה'],
  'term:p-value': ['פי ואליו'],
  'term:suspected-unexpected-serious-adverse-reaction-susar': ['סוסאר'],
  'term:t-test': ['טי טסט'],
}
