/** The tests of the laboratory, in the order of the form. Standard units are those of the SI. */
export const analytes = {
  ALT: { name: 'Alanine Aminotransferase', category: 'CHEMISTRY', specimen: 'SERUM', unit: 'U/L', places: 0 },
  AST: {
    name: 'Aspartate Aminotransferase',
    category: 'CHEMISTRY',
    specimen: 'SERUM',
    unit: 'U/L',
    places: 0,
  },
  ALP: { name: 'Alkaline Phosphatase', category: 'CHEMISTRY', specimen: 'SERUM', unit: 'U/L', places: 0 },
  BILI: { name: 'Bilirubin', category: 'CHEMISTRY', specimen: 'SERUM', unit: 'umol/L', places: 1 },
  ALB: { name: 'Albumin', category: 'CHEMISTRY', specimen: 'SERUM', unit: 'g/L', places: 0 },
  CREAT: { name: 'Creatinine', category: 'CHEMISTRY', specimen: 'SERUM', unit: 'umol/L', places: 0 },
  AFP: { name: 'Alpha Fetoprotein', category: 'CHEMISTRY', specimen: 'SERUM', unit: 'ug/L', places: 1 },
  INR: {
    name: 'Prothrombin Intl. Normalized Ratio',
    category: 'COAGULATION',
    specimen: 'PLASMA',
    unit: 'RATIO',
    places: 2,
  },
  HGB: { name: 'Hemoglobin', category: 'HEMATOLOGY', specimen: 'BLOOD', unit: 'g/L', places: 0 },
  PLAT: { name: 'Platelets', category: 'HEMATOLOGY', specimen: 'BLOOD', unit: '10^9/L', places: 0 },
  NEUT: { name: 'Neutrophils', category: 'HEMATOLOGY', specimen: 'BLOOD', unit: '10^9/L', places: 2 },
} as const

export type Analyte = keyof typeof analytes

const isAnalyte = (name: string): name is Analyte => Object.hasOwn(analytes, name)

export const analyteNames: readonly Analyte[] = Object.keys(analytes).filter(isAnalyte)

/** From the unit of a laboratory to the standard unit: bilirubin 584.7, creatinine 113.12 g/mol. */
const factors: Readonly<Record<string, number>> = {
  'BILI mg/dL': 17.104,
  'CREAT mg/dL': 88.4,
  'ALB g/dL': 10,
  'HGB g/dL': 10,
  'AFP IU/mL': 1.21,
}

/** Digits after the decimal point, where a laboratory reports more or less than the standard unit needs. */
const reported: Readonly<Record<string, number>> = {
  'BILI mg/dL': 2,
  'BILI umol/L': 0,
  'CREAT mg/dL': 2,
  'ALB g/dL': 1,
  'HGB g/dL': 1,
}

type Limits = readonly [low: number, high: number]

interface Method {
  unit: string
  F: Limits
  M: Limits
}

const same = (unit: string, low: number, high: number): Method => ({ unit, F: [low, high], M: [low, high] })
const bySex = (unit: string, F: Limits, M: Limits): Method => ({ unit, F, M })

type Panel = Readonly<Record<Analyte, Method>>

const israel: Panel = {
  ALT: bySex('U/L', [0, 34], [0, 45]),
  AST: bySex('U/L', [0, 31], [0, 35]),
  ALP: same('U/L', 30, 120),
  BILI: same('mg/dL', 0.3, 1.2),
  ALB: same('g/dL', 3.5, 5.2),
  CREAT: bySex('mg/dL', [0.5, 0.95], [0.7, 1.2]),
  AFP: same('ug/L', 0, 8),
  INR: same('RATIO', 0.9, 1.2),
  HGB: bySex('g/dL', [12, 16], [13.5, 17.5]),
  PLAT: same('10^9/L', 150, 450),
  NEUT: same('10^9/L', 1.8, 7.7),
}

const spain: Panel = {
  ...israel,
  ALT: bySex('U/L', [5, 35], [5, 45]),
  AST: bySex('U/L', [5, 33], [5, 40]),
  ALP: bySex('U/L', [35, 104], [40, 129]),
  BILI: same('mg/dL', 0.2, 1.1),
  AFP: same('ug/L', 0, 10),
  HGB: bySex('g/dL', [12, 15.5], [13, 17]),
  PLAT: same('10^9/L', 140, 400),
  NEUT: same('10^9/L', 1.6, 7.5),
}

const poland: Panel = {
  ...israel,
  ALT: bySex('U/L', [0, 33], [0, 41]),
  AST: bySex('U/L', [0, 32], [0, 40]),
  ALP: bySex('U/L', [35, 105], [40, 130]),
  AFP: same('IU/mL', 0, 5.8),
  INR: same('RATIO', 0.85, 1.15),
  HGB: bySex('g/dL', [11.5, 15.5], [13.5, 17.2]),
  PLAT: same('10^9/L', 150, 400),
}

const germany: Panel = {
  ...israel,
  ALT: bySex('U/L', [10, 35], [10, 50]),
  AST: bySex('U/L', [10, 35], [10, 50]),
  ALP: bySex('U/L', [35, 104], [40, 129]),
  BILI: same('umol/L', 3, 21),
  ALB: same('g/L', 35, 52),
  CREAT: bySex('umol/L', [45, 84], [59, 104]),
  AFP: same('ug/L', 0, 7),
  INR: same('RATIO', 0.9, 1.15),
  PLAT: same('10^9/L', 160, 385),
  NEUT: same('10^9/L', 1.8, 7.3),
}

const panels: Readonly<Record<string, Panel>> = { 1: israel, 2: spain, 3: poland, 4: germany }

/** The laboratory of a site. Its panel goes by the country, which is the first digit of the site. */
export const laboratoryOf = (site: string): string => `LABORATORY OF SITE ${site}`

/** @throws for an unknown site */
function methodOf(site: string, analyte: Analyte): Method {
  const method = panels[site.slice(0, 1)]?.[analyte]
  if (!method) throw new Error(`No laboratory is known for site ${site}: add its panel.`)
  return method
}

export const unitOf = (site: string, analyte: Analyte): string => methodOf(site, analyte).unit

/** The normal range, in the unit of the laboratory. */
export function rangeOf(site: string, analyte: Analyte, sex: string): { low: number; high: number } {
  const method = methodOf(site, analyte)
  const [low, high] = sex === 'F' ? method.F : method.M
  return { low, high }
}

const rounded = (value: number, places: number): number => Number(value.toFixed(places))

/** @throws for a unit without a factor */
function factorOf(analyte: Analyte, unit: string): number {
  if (unit === analytes[analyte].unit) return 1
  const factor = factors[`${analyte} ${unit}`]
  if (factor === undefined) throw new Error(`Add the factor of ${unit} for ${analyte}.`)
  return factor
}

/** To standard units. */
export const standardized = (analyte: Analyte, unit: string, value: number): number =>
  rounded(value * factorOf(analyte, unit), analytes[analyte].places)

/** As the laboratory reports it. @param value in standard units */
export const reportedAs = (analyte: Analyte, unit: string, value: number): number =>
  rounded(value / factorOf(analyte, unit), reported[`${analyte} ${unit}`] ?? analytes[analyte].places)
