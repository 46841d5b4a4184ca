interface Criterion {
  code: string
  kind: 'INCLUSION' | 'EXCLUSION'
  /** At most 200 characters (SAS transport format, version 5). */
  text: string
}

const numbered = (kind: Criterion['kind'], texts: readonly string[]): Criterion[] =>
  texts.map((text, index) => ({ code: `${kind.slice(0, 4)}0${index + 1}`, kind, text }))

/** The limits of the laboratory at screening, in standard units or in multiples of the upper limit (ULN). */
export const organFunction = {
  hemoglobin: 85,
  platelets: 60,
  neutrophils: 1.2,
  bilirubin: 2,
  transaminases: 5,
  creatinine: 1.5,
} as const

/** Days without anticancer therapy before randomization. */
export const washout = { systemic: 14, local: 28 } as const

/** The criteria of the protocol. A code names a field of the form. */
export const criteria: readonly Criterion[] = [
  ...numbered('INCLUSION', [
    'Age 18 years or older, with written informed consent',
    'Hepatocellular carcinoma confirmed by histology, or by imaging in cirrhosis',
    'BCLC stage C, or stage B that is not suitable for local therapy',
    'Progression on one systemic therapy, or intolerance of it',
    'At least one lesion that is measurable or evaluable by RECIST 1.1',
    'ECOG performance status 0 or 1',
    'Child-Pugh class A',
    `Hemoglobin >= ${organFunction.hemoglobin} g/L, platelets >= ${organFunction.platelets} and neutrophils >= ${organFunction.neutrophils} x 10^9/L, bilirubin <= ${organFunction.bilirubin} x ULN, ALT and AST <= ${organFunction.transaminases} x ULN, creatinine <= ${organFunction.creatinine} x ULN`,
  ]),
  ...numbered('EXCLUSION', [
    'More than one systemic therapy for hepatocellular carcinoma',
    `Systemic anticancer therapy within ${washout.systemic} days before randomization`,
    `Local therapy to the liver within ${washout.local} days before randomization`,
    'Hepatic encephalopathy within 6 months, or ascites that needs paracentesis',
    'Bleeding from varices within 6 months, or varices at high risk that are not treated',
    'Stroke, myocardial infarction, or another arterial thromboembolism within 6 months',
    'Brain metastases',
    'Liver transplantation',
  ]),
]
