interface Entry {
  /** The system or organ. */
  group: string
  term: string
  /** As investigators write it. */
  verbatim: readonly string[]
  risk: { treatment: number; control: number }
  /** Probabilities of grade 2, and of grade 3 or higher. */
  severity: readonly [moderate: number, severe: number]
  /** The highest grade that the criteria define, without death. */
  highest: number
}

type Term = readonly [
  term: string,
  verbatim: readonly string[],
  risk: readonly [treatment: number, control: number],
  severity: Entry['severity'],
]

const groups: Readonly<Record<string, readonly Term[]>> = {
  'Blood and bone marrow': [
    ['Low hemoglobin', ['anemia', 'low Hb', 'hemoglobin decreased'], [0.2, 0.16], [0.45, 0.15]],
    ['Low platelet count', ['thrombocytopenia', 'platelets low'], [0.14, 0.08], [0.4, 0.15]],
  ],
  Circulation: [
    [
      'High blood pressure',
      ['hypertension', 'raised blood pressure', 'BP elevated'],
      [0.28, 0.11],
      [0.4, 0.18],
    ],
  ],
  'Digestive tract': [
    ['Diarrhea', ['diarrhea', 'loose stools'], [0.34, 0.13], [0.3, 0.08]],
    ['Nausea', ['nausea', 'feeling sick'], [0.26, 0.17], [0.25, 0.03]],
    ['Upper gastrointestinal bleeding', ['variceal bleeding', 'hematemesis'], [0.05, 0.05], [0.2, 0.75]],
  ],
  General: [
    ['Fatigue', ['fatigue', 'tiredness', 'asthenia'], [0.36, 0.27], [0.38, 0.09]],
    ['Swelling of the legs', ['leg edema', 'swollen ankles'], [0.15, 0.14], [0.3, 0.03]],
  ],
  Infections: [['Pneumonia', ['pneumonia', 'lower lobe pneumonia'], [0.06, 0.05], [0.4, 0.5]]],
  'Liver and bile ducts': [
    ['Fluid in the abdomen', ['ascites', 'ascites worsening'], [0.14, 0.17], [0.45, 0.25]],
    // The tumor causes it, not chance: see `simulate/caused-events.ts`.
    [
      'Obstruction of the bile duct',
      ['biliary obstruction', 'malignant bile duct stricture'],
      [0, 0],
      [0.3, 0.7],
    ],
    ['Liver failure', ['hepatic failure', 'liver decompensation'], [0.03, 0.05], [0.05, 0.95]],
    [
      'Raised liver enzymes',
      ['ALT increased', 'transaminases elevated', 'AST and ALT up'],
      [0.22, 0.16],
      [0.35, 0.15],
    ],
  ],
  Metabolism: [['Loss of appetite', ['decreased appetite', 'anorexia'], [0.27, 0.19], [0.3, 0.05]]],
  Skin: [
    [
      'Hand-foot skin reaction',
      ['hand-foot skin reaction', 'palms and soles red and painful'],
      [0.3, 0.04],
      [0.4, 0.12],
    ],
    ['Rash', ['rash', 'maculopapular rash'], [0.19, 0.09], [0.3, 0.05]],
  ],
}

const limited = ['Nausea', 'Fatigue', 'Swelling of the legs', 'Hand-foot skin reaction']

/** Not MedDRA, which is licensed: neither its terms nor its codes are used. */
export const dictionary: readonly Entry[] = Object.entries(groups).flatMap(([group, terms]) =>
  terms.map(([term, verbatim, [treatment, control], severity]) => ({
    group,
    term,
    verbatim,
    risk: { treatment, control },
    severity,
    highest: limited.includes(term) ? 3 : 4,
  })),
)

const byVerbatim = new Map(dictionary.flatMap((entry) => entry.verbatim.map((words) => [words, entry])))

/** @throws if no entry has the text */
export function code(verbatim: string): Entry {
  const entry = byVerbatim.get(verbatim)
  if (!entry)
    throw new Error(`The dictionary cannot code "${verbatim}": add it to an entry's verbatim texts.`)
  return entry
}
