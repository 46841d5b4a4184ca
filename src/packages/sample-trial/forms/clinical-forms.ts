import { childPugh, components } from '../classifications.ts'
import { criteria } from '../criteria.ts'
import { analyteNames } from '../laboratories.ts'
import { otherIds, targetIds } from '../recist.ts'
import { choice, date, type Form, number, text, yesNo } from './item.ts'

const methods = ['CT SCAN', 'MRI'] as const

/** What is known of the disease before the treatment, and what is measured under it. */
export const clinicalForms = [
  {
    name: 'form-ie',
    repeats: false,
    items: [
      date('IEDAT', 'IE.IEDTC'),
      ...criteria.map(({ code, kind }) =>
        choice(
          code,
          `IE.IEORRES where IETESTCD = ${code}, only if ${kind === 'INCLUSION' ? 'N' : 'Y'}`,
          yesNo,
        ),
      ),
    ],
  },
  {
    name: 'form-mh',
    repeats: false,
    items: [
      date('MHDAT', 'MH.MHDTC'),
      date('DIAGDAT', 'MH.MHSTDTC where MHCAT = PRIMARY DIAGNOSIS'),
      choice('ETIOL', 'MH.MHTERM where MHCAT = UNDERLYING LIVER DISEASE', [
        'CHRONIC HEPATITIS B',
        'CHRONIC HEPATITIS C',
        'ALCOHOL-RELATED LIVER DISEASE',
        'METABOLIC DYSFUNCTION-ASSOCIATED STEATOHEPATITIS',
        'LIVER DISEASE OF UNKNOWN CAUSE',
      ]),
      choice('CIRRH', 'MH.MHOCCUR where MHTERM = CIRRHOSIS', yesNo),
      choice('VARICES', 'MH.MHOCCUR where MHTERM = ESOPHAGEAL VARICES', yesNo),
      choice('DIABETES', 'MH.MHOCCUR where MHTERM = TYPE 2 DIABETES', yesNo),
      choice('HYPERT', 'MH.MHOCCUR where MHTERM = ARTERIAL HYPERTENSION', yesNo),
      choice('EHS', 'MH.MHOCCUR where MHTERM = EXTRAHEPATIC SPREAD', yesNo),
    ],
  },
  {
    name: 'form-ps',
    repeats: true,
    items: [
      text('CMTRT', 'CM.CMTRT; CM.CMCAT = PRIOR ANTICANCER THERAPY'),
      date('CMSTDAT', 'CM.CMSTDTC'),
      date('CMENDAT', 'CM.CMENDTC'),
      choice('CMREAS', 'CM.CMRSDISC', ['PROGRESSIVE DISEASE', 'ADVERSE EVENT']),
      choice('CMBRESP', 'SUPPCM.QVAL where QNAM = CMBRESP', ['CR', 'PR', 'SD', 'PD', 'NE']),
    ],
  },
  {
    name: 'form-pr',
    repeats: true,
    items: [
      choice('PRTRT', 'PR.PRTRT; PR.PRCAT = PRIOR LOCAL THERAPY', [
        'RESECTION OF LIVER TUMOR',
        'ABLATION OF LIVER TUMOR',
        'TRANSARTERIAL CHEMOEMBOLIZATION',
      ]),
      date('PRSTDAT', 'PR.PRSTDTC'),
    ],
  },
  {
    name: 'form-lb',
    repeats: true,
    items: [
      text('VISIT', 'LB.VISIT, LB.VISITNUM; SV.VISIT, SV.VISITNUM if it is unscheduled'),
      date('VISDAT', 'LB.LBDTC; SV.SVSTDTC if VISIT is unscheduled'),
      ...analyteNames.map((name) => number(name, `LB.LBORRES where LBTESTCD = ${name}`)),
    ],
  },
  {
    name: 'form-cc',
    repeats: true,
    items: [
      text('VISIT', 'RS.VISIT, RS.VISITNUM'),
      date('VISDAT', 'RS.RSDTC'),
      choice('ECOG', 'RS.RSSTRESC where RSTESTCD = ECOG101', ['0', '1', '2', '3', '4']),
      choice('BCLC', 'RS.RSORRES where RSTESTCD = BCLCSTG', ['A', 'B', 'C', 'D']),
      ...components.map((item) =>
        choice(item, `RS.RSORRES where RSTESTCD = ${childPugh[item].code}`, childPugh[item].terms),
      ),
      number('CPTOT', 'RS.RSORRES where RSTESTCD = CPS0106'),
      choice('CPGRD', 'RS.RSORRES where RSTESTCD = CPS0107', ['A', 'B', 'C']),
    ],
  },
  {
    name: 'form-tu',
    repeats: true,
    items: [
      text('LESID', 'TU.TULNKID'),
      choice('LESTYPE', 'TU.TUORRES, TU.TUSTRESC where TUTESTCD = TUMIDENT', ['TARGET', 'NON-TARGET', 'NEW']),
      choice('LESLOC', 'TU.TULOC', [
        ...['LIVER', 'PORTAL VEIN', 'LUNG', 'LYMPH NODE', 'BONE', 'ADRENAL GLAND', 'PERITONEUM'],
      ]),
      choice('LESMETH', 'TU.TUMETHOD', methods),
      text('VISIT', 'TU.VISIT, TU.VISITNUM'),
      date('VISDAT', 'TU.TUDTC'),
    ],
  },
  {
    name: 'form-tr',
    repeats: true,
    items: [
      text('VISIT', 'TR.VISIT, TR.VISITNUM; RS.VISIT, RS.VISITNUM; SV.VISIT, SV.VISITNUM'),
      choice('VISDONE', 'SV.SVOCCUR', yesNo),
      date('VISDAT', 'TR.TRDTC; RS.RSDTC; SV.SVSTDTC'),
      text('VISREAS', 'SV.SVREASOC'),
      choice('TRMETH', 'TR.TRMETHOD', methods),
      ...targetIds.map((id) => number(id, `TR.TRORRES where TRLNKID = ${id} and TRTESTCD = LDIAM`, 'mm')),
      ...otherIds.map((id) =>
        choice(id, `TR.TRORRES where TRLNKID = ${id} and TRTESTCD = TUMSTATE`, [
          ...['PRESENT', 'ABSENT', 'UNEQUIVOCAL PROGRESSION'],
        ]),
      ),
      choice('NEWLES', '[NOT SUBMITTED]', yesNo),
      choice('TRGRESP', 'RS.RSORRES where RSTESTCD = TRGRESP', ['CR', 'PR', 'SD', 'PD', 'NE']),
      choice('NTRGRESP', 'RS.RSORRES where RSTESTCD = NTRGRESP', ['CR', 'NON-CR/NON-PD', 'PD', 'NE']),
      choice('OVRLRESP', 'RS.RSORRES where RSTESTCD = OVRLRESP', [
        ...['CR', 'PR', 'SD', 'NON-CR/NON-PD', 'PD', 'NE'],
      ]),
    ],
  },
] as const satisfies readonly Form[]
