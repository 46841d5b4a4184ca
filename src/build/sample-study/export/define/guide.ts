import type { DatasetDescription, Model } from '#src/sample-study/metadata.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/**
 * Roles of SDTM 2.0 by the name of a variable, without the letters of its domain where it begins with
 * them. Every other variable is a record qualifier.
 */
const roles: Readonly<Record<string, ReadonlySet<string>>> = {
  Identifier: words(
    'STUDYID DOMAIN USUBJID SEQ GRPID SPID REFID LNKID LNKGRP RDOMAIN IDVAR IDVARVAL SPDEVID',
  ),
  Topic: words('TRT TERM TESTCD IETESTCD SUBJID ETCD PARMCD QNAM SV.VISITNUM TV.VISITNUM TA.ARMCD'),
  Timing: words(
    'TAETORD ETORD EPOCH VISITNUM VISIT VISITDY DTC DY STDTC ENDTC STDY ENDY DUR PDUR STRF ENRF STRTPT STTPT ENRTPT ENTPT TPT TPTNUM ELTM TPTREF RFTDTC EVLINT EVINTX PTFL',
  ),
  'Synonym Qualifier': words(
    'MODIFY DECOD TEST IETEST LOINC INVNAM ARM ACTARM ELEMENT PARM QLABEL SE.SEUPDES SV.VISIT TV.VISIT',
  ),
  'Grouping Qualifier': words('CAT SCAT IECAT IESCAT'),
  'Result Qualifier': words('ORRES STRESC STRESN QVAL TS.TSVAL VALNF VALCD VCDREF VCDVER VS.VSLAT'),
  'Variable Qualifier': words(
    'AGEU PRESP CLAS CLASCD DOSU DOSFRM ROUTE LAT DIR PORTOT LLT LLTCD PTCD HLT HLTCD HLGT HLGTCD BDSYCD SOC SOCCD EVDTYP RESCAT ORRESU STRESU TSTCND BDAGNT TSTOPO ORNRLO ORNRHI LLOD STNRLO STNRHI STNRC NRIND TOX EVALID',
  ),
  Rule: words('BRANCH TRANS STRL ENRL RL'),
  'Record Qualifier': words('TA.ETCD'),
}

/** Core "Required" of SDTMIG 3.4, named as the roles. */
const requiredInSdtm = words(
  'STUDYID DOMAIN USUBJID SEQ TRT TERM DECOD TESTCD TEST SUBJID SITEID SEX COUNTRY ETCD PARMCD PARM RDOMAIN QNAM QLABEL QVAL QORIG RELID SE.SESTDTC SV.VISITNUM TV.VISITNUM TA.ARMCD TA.ARM TA.TAETORD TA.EPOCH TE.ELEMENT TE.TESTRL TV.VISIT TV.TVSTRL TI.IETESTCD TI.IETEST IE.IECAT TI.IECAT IE.IEORRES IE.IESTRESC RELREC.IDVAR',
)

/** Not required, although their names are required elsewhere. */
const optionalInSdtm = words('CM.CMDECOD PR.PRDECOD MH.MHDECOD DV.DVDECOD RELREC.USUBJID')

/** Core "Required" of ADaMIG 1.3 and of its structure for occurrence data. */
const requiredInAdam: Readonly<Record<string, ReadonlySet<string>>> = {
  'SUBJECT LEVEL ANALYSIS DATASET': words('STUDYID USUBJID SUBJID SITEID AGE AGEU SEX RACE ARM TRT01P'),
  'BASIC DATA STRUCTURE': words('STUDYID USUBJID PARAM PARAMCD'),
  'OCCURRENCE DATA STRUCTURE': words('STUDYID USUBJID AESEQ AETERM AEDECOD'),
}

/** `SUPPDM` and `SUPPCM` have the variables of one domain. */
const placesOf = ({ name: dataset }: DatasetDescription, variable: string): [place: string, bare: string] => [
  `${dataset}.${variable}`,
  variable.startsWith(dataset) && variable !== dataset ? variable.slice(dataset.length) : variable,
]

/** Undefined for ADaM, which has no roles. */
export function roleOf(model: Model, dataset: DatasetDescription, variable: string): string | undefined {
  if (model !== 'sdtm') return undefined
  const [place, bare] = placesOf(dataset, variable)
  const named = Object.entries(roles)
  const [role = 'Record Qualifier'] =
    named.find(([, names]) => names.has(place)) ?? named.find(([, names]) => names.has(bare)) ?? []
  return role
}

/** Whether the guide requires a value in each record. */
export function isRequired(model: Model, dataset: DatasetDescription, variable: string): boolean {
  if (model === 'adam') return requiredInAdam[dataset.class]?.has(variable) ?? false
  const [place, bare] = placesOf(dataset, variable)
  return requiredInSdtm.has(place) || (requiredInSdtm.has(bare) && !optionalInSdtm.has(place))
}

/** `def:SubClass` of the analysis datasets that have one. */
export const subclasses: Readonly<Record<string, string>> = {
  ADAE: 'ADVERSE EVENT',
  ADTTE: 'TIME-TO-EVENT',
}
