import type { ServicePageName } from '../../navigation.ts'

/** A featured solution of the home page: four key features and the card it leads to. */
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
    description: 'Design questions settled before the first patient: estimand, sample size, interim looks.',
    features: [
      'Estimands and trial design under ICH E9(R1)',
      'Sample size with its assumptions tested',
      'Adaptive and group-sequential designs',
      'Support at agency meetings and on a DSMB',
    ],
    page: 'biostatistics',
    anchor: 'statistical-consulting',
  },
  {
    title: 'EDC Systems',
    description:
      'An electronic data capture system validated under 21 CFR Part 11, in Hebrew and in English.',
    features: [
      'eCRF with edit checks as the data are entered',
      'Full audit trail and electronic signatures',
      'Randomization and supply in the same system',
      'Daily backups, transaction backups every 15 minutes',
    ],
    page: 'data-management',
    anchor: 'edc-systems',
  },
  {
    title: 'Statistical Analysis',
    description: 'From the analysis plan to tables that a reviewer can follow back to the source.',
    features: [
      'Statistical analysis plan with table shells',
      'SDTM and ADaM datasets with Define-XML',
      'Independent double programming of key results',
      'Interim, final and integrated analyses',
    ],
    page: 'biostatistics',
    anchor: 'statistical-analysis',
  },
  {
    title: 'Medical Writing',
    description: 'Documents in which the text and the numbers agree, from synopsis to dossier.',
    features: [
      'Protocols and investigator’s brochures',
      'Clinical study reports to ICH E3',
      'CTD summaries and briefing packages',
      'Manuscripts to the CONSORT guideline',
    ],
    page: 'clinical-solutions',
    anchor: 'medical-writing',
  },
]

export const en = {
  title: 'Biostatistics, data management, EDC',
  description:
    'Clinical research solutions from one team: biostatistics, data management, electronic data capture and medical writing for trials of every phase.',
  heroLabel: 'Introduction',
  figuresLabel: 'The company in figures',
  featured,
}
