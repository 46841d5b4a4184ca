import { type CodeList, namesOf, type Terms } from './code-list.ts'
import { parameters } from './parameters.ts'

const signs: Terms = {
  DIABP: ['C25299', 'Diastolic Blood Pressure'],
  HEIGHT: ['C25347', 'Height'],
  PULSE: ['C49676', 'Pulse Rate'],
  SYSBP: ['C25298', 'Systolic Blood Pressure'],
  WEIGHT: ['C25208', 'Weight'],
}

const deathDetails: Terms = { PRCDTH: ['C99531', 'Primary Cause of Death'] }

const statusTests: Terms = { SURVSTAT: ['C25717', 'Survival Status'] }

const domainCodes: Terms = {
  AE: 'C49562',
  CM: 'C49568',
  DD: 'C95087',
  DM: 'C49572',
  DS: 'C49576',
  DV: 'C49585',
  EX: 'C49587',
  IE: 'C61536',
  LB: 'C49592',
  MH: 'C49603',
  PR: 'C102700',
  RS: 'C107097',
  SE: 'C49616',
  SS: 'C117655',
  SV: 'C49617',
  TA: 'C49618',
  TE: 'C49619',
  TI: 'C49620',
  TR: 'C106578',
  TS: 'C53483',
  TU: 'C106577',
  TV: 'C49621',
  VS: 'C49622',
}

/** One list for each dataset, which has only its own abbreviation. */
const domains = Object.fromEntries(
  Object.entries(domainCodes).map(([domain, concept]): [string, CodeList] => [
    `DOMAIN.${domain}`,
    { name: `SDTM Domain Abbreviation (${domain})`, code: 'C66734', terms: { [domain]: concept } },
  ]),
)

/** The lists of CDISC, by their short names. */
export const cdiscLists: Readonly<Record<string, CodeList>> = {
  ...domains,
  ACN: {
    name: 'Action Taken with Study Treatment',
    code: 'C66767',
    terms: {
      'DOSE NOT CHANGED': 'C49504',
      'DOSE REDUCED': 'C49505',
      'DRUG INTERRUPTED': 'C49501',
      'DRUG WITHDRAWN': 'C49502',
      'NOT APPLICABLE': 'C48660',
    },
  },
  AGEU: { name: 'Age Unit', code: 'C66781', terms: { YEARS: 'C29848' } },
  ARMNULRS: { name: 'Arm Null Reason', code: 'C142179', terms: { 'ASSIGNED, NOT TREATED': 'C142238' } },
  DATEFL: {
    name: 'Date Imputation Flag',
    code: 'C81223',
    set: 'ADaM',
    terms: { D: ['C81212', 'Day imputed'] },
  },
  DSCAT: {
    name: 'Category of Disposition Event',
    code: 'C74558',
    terms: { 'DISPOSITION EVENT': 'C74590', 'PROTOCOL MILESTONE': 'C74588' },
  },
  DSSCAT: {
    name: 'Subcategory for Disposition Event',
    code: 'C170443',
    terms: { 'STUDY PARTICIPATION': 'C170569', 'STUDY TREATMENT': 'C170570' },
  },
  DTHDX: {
    name: 'SDTM Death Diagnosis and Details Test Name',
    code: 'C116107',
    terms: namesOf(deathDetails),
  },
  DTHDXCD: { name: 'SDTM Death Diagnosis and Details Test Code', code: 'C116108', terms: deathDetails },
  EPOCH: {
    name: 'Epoch',
    code: 'C99079',
    terms: { 'FOLLOW-UP': 'C202578', SCREENING: 'C202487', TREATMENT: 'C101526' },
  },
  FREQ: { name: 'Frequency', code: 'C71113', terms: { QD: ['C25473', 'Once a day'] } },
  FRM: { name: 'Dosage Form', code: 'C66726', terms: { TABLET: 'C42998' } },
  IECAT: {
    name: 'Category of Inclusion/Exclusion',
    code: 'C66797',
    terms: { EXCLUSION: 'C25370', INCLUSION: 'C25532' },
  },
  INTMODEL: { name: 'Intervention Model Response', code: 'C99076', terms: { PARALLEL: 'C82639' } },
  INTTYPE: { name: 'Intervention Type Response', code: 'C99078', terms: { DRUG: 'C1909' } },
  NCOMPLT: {
    name: 'Completion/Reason for Non-Completion',
    code: 'C66727',
    terms: {
      'ADVERSE EVENT': 'C41331',
      DEATH: 'C28554',
      'LOST TO FOLLOW-UP': 'C48227',
      'PHYSICIAN DECISION': 'C48250',
      'PROGRESSIVE DISEASE': 'C35571',
      'WITHDRAWAL BY SUBJECT': 'C49634',
    },
  },
  NY: {
    name: 'No Yes Response',
    code: 'C66742',
    terms: { N: ['C49487', 'No'], Y: ['C49488', 'Yes'] },
  },
  OUT: {
    name: 'Outcome of Event',
    code: 'C66768',
    terms: {
      FATAL: 'C48275',
      'NOT RECOVERED/NOT RESOLVED': 'C49494',
      'RECOVERED/RESOLVED': 'C49498',
      'RECOVERING/RESOLVING': 'C49496',
    },
  },
  PROTMLST: {
    name: 'Protocol Milestone',
    code: 'C114118',
    terms: { 'INFORMED CONSENT OBTAINED': 'C16735', RANDOMIZED: 'C114209' },
  },
  RACE: {
    name: 'Race',
    code: 'C74457',
    terms: {
      ASIAN: 'C41260',
      'BLACK OR AFRICAN AMERICAN': 'C16352',
      'NOT REPORTED': 'C43234',
      WHITE: 'C41261',
    },
  },
  ROUTE: { name: 'Route of Administration Response', code: 'C66729', terms: { ORAL: 'C38288' } },
  SBJTSTAT: {
    name: 'Subject Trial Status',
    code: 'C124296',
    set: 'ADaM',
    terms: { DISCONTINUED: 'C25484', ONGOING: 'C53279' },
  },
  SEX: {
    name: 'Sex',
    code: 'C66731',
    terms: { F: ['C16576', 'Female'], M: ['C20197', 'Male'] },
  },
  SEXPOP: { name: 'Sex of Participants Response', code: 'C66732', terms: { BOTH: 'C49636' } },
  SSTATRS: {
    name: 'Subject Status Response',
    code: 'C124304',
    terms: { ALIVE: 'C37987', DEAD: 'C28554' },
  },
  SSTEST: { name: 'Subject Status Test Name', code: 'C124306', terms: namesOf(statusTests) },
  SSTESTCD: { name: 'Subject Status Test Code', code: 'C124305', terms: statusTests },
  STYPE: { name: 'Study Type Response', code: 'C99077', terms: { INTERVENTIONAL: 'C98388' } },
  TBLIND: { name: 'Trial Blinding Schema Response', code: 'C66735', terms: { 'DOUBLE BLIND': 'C15228' } },
  TCNTRL: { name: 'Control Type Response', code: 'C66785', terms: { PLACEBO: 'C49648' } },
  TPHASE: { name: 'Trial Phase Response', code: 'C66737', terms: { 'PHASE II TRIAL': 'C15601' } },
  TSPARM: { name: 'Trial Summary Parameter Test Name', code: 'C67152', terms: namesOf(parameters) },
  TSPARMCD: { name: 'Trial Summary Parameter Test Code', code: 'C66738', terms: parameters },
  TTYPE: { name: 'Trial Type Response', code: 'C66739', terms: { EFFICACY: 'C49666', SAFETY: 'C49667' } },
  UNIT: { name: 'Unit', code: 'C71620', terms: { mg: 'C28253' } },
  VSRESU: {
    name: 'Units for Vital Signs Results',
    code: 'C66770',
    terms: { 'beats/min': 'C49673', cm: 'C49668', kg: 'C28252', mmHg: 'C49670' },
  },
  VSTEST: { name: 'Vital Signs Test Name', code: 'C67153', terms: namesOf(signs) },
  VSTESTCD: { name: 'Vital Signs Test Code', code: 'C66741', terms: signs },
}
