import { clinicalForms } from './clinical-forms.ts'
import { choice, date, type Form, number, text, yesNo } from './item.ts'

export type { Form, Item } from './item.ts'

/** Their words are in `content/sample-study/forms`. */
export const forms = [
  {
    name: 'form-dm',
    repeats: false,
    items: [
      date('ICDAT', 'DM.RFICDTC; DS.DSSTDTC where DSDECOD = INFORMED CONSENT OBTAINED'),
      number('BRTHYR', 'DM.BRTHDTC'),
      number('AGE', 'DM.AGE; DM.AGEU = YEARS', 'years'),
      choice('SEX', 'DM.SEX', ['F', 'M']),
      choice('RACE', 'DM.RACE', ['WHITE', 'ASIAN', 'BLACK OR AFRICAN AMERICAN', 'NOT REPORTED']),
      choice('MVI', 'SUPPDM.QVAL where QNAM = MVI', yesNo),
      date('RANDDAT', 'DS.DSSTDTC where DSDECOD = RANDOMIZED'),
      { ...text('RANDNO', 'DS.DSREFID where DSDECOD = RANDOMIZED'), isTransferred: true },
      { ...choice('ARM', 'DM.ARM, DM.ARMCD', ['MCR117', 'PLACEBO']), isTransferred: true },
    ],
  },
  {
    name: 'form-vs',
    repeats: true,
    items: [
      text('VISIT', 'SV.VISIT, SV.VISITNUM; VS.VISIT, VS.VISITNUM'),
      choice('VISDONE', 'SV.SVOCCUR', yesNo),
      date('VISDAT', 'SV.SVSTDTC; VS.VSDTC'),
      text('VISREAS', 'SV.SVREASOC'),
      number('HEIGHT', 'VS.VSORRES where VSTESTCD = HEIGHT', 'cm'),
      number('WEIGHT', 'VS.VSORRES where VSTESTCD = WEIGHT', 'kg'),
      number('SYSBP', 'VS.VSORRES where VSTESTCD = SYSBP', 'mmHg'),
      number('DIABP', 'VS.VSORRES where VSTESTCD = DIABP', 'mmHg'),
      number('PULSE', 'VS.VSORRES where VSTESTCD = PULSE', 'beats/min'),
    ],
  },
  {
    name: 'form-ex',
    repeats: true,
    items: [
      date('EXSTDAT', 'EX.EXSTDTC'),
      date('EXENDAT', 'EX.EXENDTC'),
      number('EXDOSE', 'EX.EXDOSE, 0 where ARM = PLACEBO; EX.EXDOSU = mg', 'mg'),
    ],
  },
  {
    name: 'form-ae',
    repeats: true,
    items: [
      text('AETERM', 'AE.AETERM'),
      date('AESTDAT', 'AE.AESTDTC'),
      date('AEENDAT', 'AE.AEENDTC'),
      choice('AETOXGR', 'AE.AETOXGR', ['1', '2', '3', '4', '5']),
      choice('AESER', 'AE.AESER', yesNo),
      choice('AESDTH', 'AE.AESDTH', yesNo),
      choice('AESLIFE', 'AE.AESLIFE', yesNo),
      choice('AESHOSP', 'AE.AESHOSP', yesNo),
      choice('AESDISAB', 'AE.AESDISAB', yesNo),
      choice('AESCONG', 'AE.AESCONG', yesNo),
      choice('AESMIE', 'AE.AESMIE', yesNo),
      choice('AEREL', 'AE.AEREL', ['RELATED', 'NOT RELATED']),
      choice('AEACN', 'AE.AEACN', [
        'DOSE NOT CHANGED',
        'DOSE REDUCED',
        'DRUG INTERRUPTED',
        'DRUG WITHDRAWN',
        'NOT APPLICABLE',
      ]),
      choice('AEOUT', 'AE.AEOUT', [
        'RECOVERED/RESOLVED',
        'RECOVERING/RESOLVING',
        'NOT RECOVERED/NOT RESOLVED',
        'FATAL',
      ]),
    ],
  },
  {
    name: 'form-ds',
    repeats: false,
    items: [
      date('EOTDAT', 'DS.DSSTDTC where DSSCAT = STUDY TREATMENT'),
      choice('EOTREAS', 'DS.DSTERM, DS.DSDECOD where DSSCAT = STUDY TREATMENT', [
        'PROGRESSIVE DISEASE',
        'ADVERSE EVENT',
        'DEATH',
        'WITHDRAWAL BY SUBJECT',
        'LOST TO FOLLOW-UP',
        'PHYSICIAN DECISION',
      ]),
      choice('SURVSTAT', 'SS.SSORRES where SSTESTCD = SURVSTAT; DM.DTHFL', ['ALIVE', 'DEAD']),
      date(
        'SURVDAT',
        'SS.SSDTC; DM.RFPENDTC; DS.DSSTDTC where DSSCAT = STUDY PARTICIPATION; DM.DTHDTC, DD.DDDTC where SURVSTAT = DEAD',
      ),
      choice('DTHCAUS', 'DD.DDORRES, DD.DDSTRESC where DDTESTCD = PRCDTH', [
        'DISEASE PROGRESSION',
        'ADVERSE EVENT',
        'OTHER',
        'UNKNOWN',
      ]),
      text('DTHOTH', 'DD.DDORRES where DTHCAUS = OTHER'),
      choice('EOSREAS', 'DS.DSTERM, DS.DSDECOD where DSSCAT = STUDY PARTICIPATION', [
        'DEATH',
        'WITHDRAWAL BY SUBJECT',
        'LOST TO FOLLOW-UP',
      ]),
    ],
  },
  {
    name: 'form-cm',
    repeats: true,
    items: [
      text('CMTRT', 'CM.CMTRT; CM.CMCAT = SUBSEQUENT ANTICANCER THERAPY'),
      date('CMSTDAT', 'CM.CMSTDTC'),
    ],
  },
  {
    name: 'form-ss',
    repeats: true,
    items: [
      date('SSDAT', 'SS.SSDTC'),
      choice('SSSTAT', 'SS.SSORRES where SSTESTCD = SURVSTAT', ['ALIVE', 'DEAD']),
      choice('SSSRC', '[NOT SUBMITTED]', ['CLINIC', 'TELEPHONE', 'FAMILY', 'TREATING PHYSICIAN']),
    ],
  },
  {
    name: 'form-dv',
    repeats: true,
    items: [
      date('DVDAT', 'DV.DVSTDTC'),
      choice('DVKIND', 'DV.DVDECOD', [
        'CONSENT PROCEDURE',
        'DOSING ERROR',
        'ELIGIBILITY CRITERION NOT MET',
        'EXCLUDED MEDICATION',
        'KEY VISIT MISSED',
        'VISIT OUT OF WINDOW',
        'WRONG STRATUM',
      ]),
      text('DVTEXT', 'DV.DVTERM'),
      choice('DVMAJ', 'DV.DVCAT', ['MAJOR', 'MINOR']),
    ],
  },
  ...clinicalForms,
] as const satisfies readonly Form[]

export const formNamed = (name: string): Form | undefined => forms.find((form) => form.name === name)

/** Whether the randomization system gives the field. False also for a field that is not there. */
export const isTransferred = (form: string, item: string): boolean =>
  formNamed(form)?.items.some(({ name, isTransferred = false }) => name === item && isTransferred) ?? false
