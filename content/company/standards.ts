import type { Language } from '../locales.ts'

interface Issuer {
  /** Part of an anchor. */
  id: string
  name: Record<Language, string>
  /** As the cards of the services spell them. */
  standards: readonly string[]
}

/** Who issues each standard that a card lists. The build names a standard that is missing here. */
export const issuers: readonly Issuer[] = [
  {
    id: 'fda',
    name: { en: 'FDA', he: 'FDA' },
    standards: [
      '21 CFR Part 11',
      '21 CFR Part 312',
      '21 CFR 312.32',
      'FDA PFDD Guidance 3 of 2025',
      'FDA PRO guidance of 2009',
    ],
  },
  {
    id: 'ich',
    name: { en: 'ICH', he: 'ICH' },
    standards: [
      'ICH E2A',
      'ICH E2B(R3)',
      'ICH E2F',
      'ICH E3',
      'ICH E4',
      'ICH E6(R3)',
      'ICH E8(R1)',
      'ICH E9',
      'ICH E9(R1)',
      'ICH E14',
      'ICH E18',
      'ICH M1',
      'ICH M4',
      'ICH M13A',
      'ICH M14',
    ],
  },
  {
    id: 'eu',
    name: { en: 'European Union', he: 'האיחוד האירופי' },
    standards: ['EU CTR 536/2014', 'GDPR'],
  },
  {
    id: 'iso',
    name: { en: 'ISO', he: 'ISO' },
    standards: ['ISO 14155:2026', 'ISO 27799:2016', 'ISO/IEC 27001:2022'],
  },
  {
    id: 'cdisc',
    name: { en: 'CDISC', he: 'CDISC' },
    standards: [
      'CDASH',
      'SDTM',
      'ADaM',
      'Define-XML',
      'CDISC ODM',
      'CDISC Controlled Terminology',
      'TMF Reference Model 3.3.1',
    ],
  },
  {
    id: 'dictionaries',
    name: { en: 'Dictionaries', he: 'מילונים' },
    standards: ['MedDRA', 'WHODrug', 'ATC'],
  },
  {
    id: 'reporting',
    name: { en: 'Reporting guidelines', he: 'הנחיות דיווח' },
    standards: ['CONSORT 2025', 'SPIRIT 2025', 'STROBE', 'RECORD', 'TRIPOD+AI 2024', 'MIAME', 'MINSEQE'],
  },
  {
    id: 'others',
    name: { en: 'Others', he: 'אחרים' },
    standards: ['ALCOA+', 'GAMP 5', 'GCDMP', 'HIPAA', 'ISPOR 2023'],
  },
]
