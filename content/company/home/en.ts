import type { ServicePageName } from '../../navigation.ts'

/** Four key features and the card that the solution links to. */
export interface FeaturedSolution {
  title: string
  description: string
  features: string[]
  page: ServicePageName
  anchor: string
}

const featured: FeaturedSolution[] = [
  {
    title: 'Statistical Consulting',
    description:
      'Your design questions are settled before the first participant is enrolled: estimand, sample size, interim analyses.',
    features: [
      'Estimands and trial design under ICH E9(R1)',
      'Sample size with its assumptions stress-tested',
      'Adaptive and group sequential designs',
      'Support at agency meetings and for your DSMB',
    ],
    page: 'biostatistics',
    anchor: 'statistical-consulting',
  },
  {
    title: 'EDC Systems',
    description:
      'Your sites enter data in Hebrew or English, in an electronic data capture system validated for 21 CFR Part 11.',
    features: [
      'eCRF with edit checks at data entry',
      'Full audit trail and electronic signatures',
      'Randomization and supply in the same system',
      'Daily backups, transaction backups every 15 minutes',
    ],
    page: 'data-management',
    anchor: 'edc-systems',
  },
  {
    title: 'Statistical Analysis',
    description: 'From your analysis plan to tables that a reviewer can trace back to the source.',
    features: [
      'Statistical analysis plan with table shells',
      'SDTM and ADaM datasets with Define-XML',
      'Independent double programming of key results',
      'Interim, final, and integrated analyses',
    ],
    page: 'biostatistics',
    anchor: 'statistical-analysis',
  },
  {
    title: 'Medical Writing',
    description: 'Your documents, from synopsis to dossier, with text and numbers that agree.',
    features: [
      'Protocols and investigator’s brochures',
      'Clinical study reports under ICH E3',
      'CTD summaries and briefing packages',
      'Manuscripts that follow CONSORT 2025',
    ],
    page: 'clinical-solutions',
    anchor: 'medical-writing',
  },
]

export const en = {
  title: 'Biostatistics, data management, EDC',
  description:
    'Clinical research solutions from one team: biostatistics, data management, electronic data capture, and medical writing for trials of every phase.',
  figuresLabel: 'The company in figures',
  featured,
}
