import { cdiscLists } from './cdisc.ts'
import { clinicalLists } from './clinical.ts'
import type { CodeList } from './code-list.ts'
import { externalLists, sponsorLists } from './sponsor.ts'

/** By the name in the description of a variable. */
export const codeLists: Readonly<Record<string, CodeList>> = {
  ...cdiscLists,
  ...clinicalLists,
  ...sponsorLists,
}

/**
 * Lists of variables whose description names none or another one; with a third part, the list of those
 * values to which the metadata at value level apply.
 */
const listed: Readonly<Record<string, string>> = {
  'ADAE.AEBODSYS': 'SAMPLEDICT',
  'ADAE.AEDECOD': 'SAMPLEDICT',
  'ADAE.TRTA': 'ARM',
  'ADAE.TRTAN': 'ARMN',
  'ADSL.AGEGR1': 'AGEGR1',
  'ADSL.AGEU': 'AGEU',
  'ADSL.DCSREAS': 'NCOMPLT',
  'ADSL.DCTREAS': 'NCOMPLT',
  'ADSL.DTHCAUS': 'PRCDTH',
  'ADSL.EOSSTT': 'SBJTSTAT',
  'ADSL.EOTSTT': 'SBJTSTAT',
  'ADSL.REGION1': 'REGION',
  'ADSL.STRAT1R': 'REGION',
  'ADSL.STRATAR': 'STRATA',
  'ADSL.TRT01A': 'ARM',
  'ADSL.TRT01AN': 'ARMN',
  'ADSL.TRT01P': 'ARM',
  'ADSL.TRT01PN': 'ARMN',
  'ADTTE.CNSR': 'CNSR',
  'ADTTE.EVNTDESC': 'EVNTDESC',
  'ADTTE.PARAM': 'PARAM',
  'ADTTE.PARAMCD': 'PARAMCD',
  'ADTTE.STRATAR': 'STRATA',
  'ADTTE.TRTP': 'ARM',
  'ADTTE.TRTPN': 'ARMN',
  'CM.CMCAT': 'CMCAT',
  'DS.DSDECOD.DISPOSITION EVENT': 'NCOMPLT',
  'DS.DSDECOD.PROTOCOL MILESTONE': 'PROTMLST',
  'LB.LBORRESU': 'UNIT.LB',
  'LB.LBSTRESU': 'UNIT.LB',
  'RS.RSCAT': 'RSCAT',
  'RS.RSTEST.BCLC': 'BCLCN',
  'RS.RSTEST.CHILD-PUGH CLASSIFICATION': 'CPS01TN',
  'RS.RSTEST.ECOG': 'ECOG1TN',
  'RS.RSTESTCD.BCLC': 'BCLCTC',
  'RS.RSTESTCD.CHILD-PUGH CLASSIFICATION': 'CPS01TC',
  'RS.RSTESTCD.ECOG': 'ECOG1TC',
  'SS.SSORRES': 'SSTATRS',
  'SS.SSSTRESC': 'SSTATRS',
  'SUPPDM.QNAM': 'QNAM',
  'SUPPDM.RDOMAIN': 'DOMAIN.DM',
  'SV.VISIT': 'VISIT',
  'SV.VISITNUM': 'VISITNUM',
  'TR.TRORRESU': 'UNIT.TR',
  'TR.TRSTRESU': 'UNIT.TR',
  'TS.TSVAL.ADDON': 'NY',
  'TS.TSVAL.INTMODEL': 'INTMODEL',
  'TS.TSVAL.INTTYPE': 'INTTYPE',
  'TS.TSVAL.RANDOM': 'NY',
  'TS.TSVAL.SEXPOP': 'SEXPOP',
  'TS.TSVAL.TBLIND': 'TBLIND',
  'TS.TSVAL.TCNTRL': 'TCNTRL',
  'TS.TSVAL.TPHASE': 'TPHASE',
  'TS.TSVAL.TTYPE': 'TTYPE',
  'TS.TSVALNF': 'NULLFLAVOR',
  'VS.VISIT': 'VISIT',
  'VS.VISITNUM': 'VISITNUM',
}

/**
 * @param place e.g. `DM.SEX`, or `TS.TSVAL.TPHASE` at value level
 * @param described the list in the description of the variable
 * @throws if there is no such list
 */
export function listOf(place: string, described?: string): string | undefined {
  const [dataset, variable] = place.split('.')
  const name = listed[place] ?? listed[`${dataset}.${variable}`] ?? described
  const found = name === 'DOMAIN' ? `DOMAIN.${dataset}` : name
  if (found && !codeLists[found] && !externalLists[found])
    throw new Error(`Add the code list ${found}, which ${place} has, to the terminology.`)
  return found
}
