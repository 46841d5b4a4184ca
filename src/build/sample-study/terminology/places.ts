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
  'ADEX.TRTA': 'ARM',
  'ADEX.TRTAN': 'ARMN',
  'ADLB.TRTA': 'ARM',
  'ADLB.TRTAN': 'ARMN',
  'ADRS.TRTP': 'ARM',
  'ADRS.TRTPN': 'ARMN',
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
  'ADTTE.CNSDTDSC': 'CNSDTDSC',
  'ADTTE.CNSR': 'CNSR',
  'ADTTE.EVNTDESC': 'EVNTDESC',
  'ADTTE.PARAM': 'PARAM',
  'ADTTE.PARAMCD': 'PARAMCD',
  'ADTTE.STRATAR': 'STRATA',
  'ADTTE.TRTP': 'ARM',
  'ADTTE.TRTPN': 'ARMN',
  'ADVS.TRTA': 'ARM',
  'ADVS.TRTAN': 'ARMN',
  'CM.CMCAT': 'CMCAT',
  'CM.CMRSDISC': 'CMRSDISC',
  'DS.DSDECOD.DISPOSITION EVENT': 'NCOMPLT',
  'DS.DSDECOD.PROTOCOL MILESTONE': 'PROTMLST',
  'LB.LBORRESU': 'UNIT.LB',
  'LB.LBSTRESU': 'UNIT.LB',
  'MH.MHCAT': 'MHCAT',
  'MH.MHTERM': 'MHTERM',
  'PR.PRTRT': 'PRTRT',
  'RS.RSCAT': 'RSCAT',
  'RS.RSORRES.BCLCSTG': 'BCLC',
  'RS.RSORRES.CPS0101': 'CPS0101OR',
  'RS.RSORRES.CPS0102': 'CPS0102OR',
  'RS.RSORRES.CPS0103': 'CPS0103OR',
  'RS.RSORRES.CPS0104': 'CPS0104OR',
  'RS.RSORRES.CPS0105B': 'CPS0105BOR',
  'RS.RSORRES.CPS0107': 'CPS0107OR',
  'RS.RSORRES.ECOG101': 'ECOG101OR',
  'RS.RSORRES.NTRGRESP': 'ONCRSR',
  'RS.RSORRES.OVRLRESP': 'ONCRSR',
  'RS.RSORRES.TRGRESP': 'ONCRSR',
  'RS.RSSTRESC.BCLCSTG': 'BCLC',
  'RS.RSSTRESC.CPS0101': 'CPS0101STR',
  'RS.RSSTRESC.CPS0102': 'CPS0102STR',
  'RS.RSSTRESC.CPS0103': 'CPS0103STR',
  'RS.RSSTRESC.CPS0104': 'CPS0104STR',
  'RS.RSSTRESC.CPS0105B': 'CPS0105BSTR',
  'RS.RSSTRESC.CPS0107': 'CPS0107STR',
  'RS.RSSTRESC.ECOG101': 'ECOG101STR',
  'RS.RSSTRESC.NTRGRESP': 'ONCRSR',
  'RS.RSSTRESC.OVRLRESP': 'ONCRSR',
  'RS.RSSTRESC.TRGRESP': 'ONCRSR',
  'RS.RSTEST.BCLC': 'BCLCN',
  'RS.RSTEST.CHILD-PUGH CLASSIFICATION': 'CPS01TN',
  'RS.RSTEST.ECOG': 'ECOG1TN',
  'RS.RSTESTCD.BCLC': 'BCLCTC',
  'RS.RSTESTCD.CHILD-PUGH CLASSIFICATION': 'CPS01TC',
  'RS.RSTESTCD.ECOG': 'ECOG1TC',
  'SS.SSORRES': 'SSTATRS',
  'SS.SSSTRESC': 'SSTATRS',
  'SUPPCM.QNAM': 'QNAM.CM',
  'SUPPCM.RDOMAIN': 'DOMAIN.CM',
  'SUPPDM.QNAM': 'QNAM',
  'SUPPDM.RDOMAIN': 'DOMAIN.DM',
  'TR.TRORRES.TUMSTATE': 'TRPROPRS',
  'TR.TRORRESU': 'UNIT.TR',
  'TR.TRSTRESC.TUMSTATE': 'TRPROPRS',
  'TR.TRSTRESU': 'UNIT.TR',
  'TS.TSVAL.ADAPT': 'NY',
  'TS.TSVAL.ADDON': 'NY',
  'TS.TSVAL.EXTTIND': 'NY',
  'TS.TSVAL.HLTSUBJI': 'NY',
  'TS.TSVAL.INTMODEL': 'INTMODEL',
  'TS.TSVAL.INTTYPE': 'INTTYPE',
  'TS.TSVAL.ONGOSIND': 'NY',
  'TS.TSVAL.PDPSTIND': 'NY',
  'TS.TSVAL.PDSTIND': 'NY',
  'TS.TSVAL.RANDOM': 'NY',
  'TS.TSVAL.SEXPOP': 'SEXPOP',
  'TS.TSVAL.TBLIND': 'TBLIND',
  'TS.TSVAL.TCNTRL': 'TCNTRL',
  'TS.TSVAL.TPHASE': 'TPHASE',
  'TS.TSVAL.TTYPE': 'TTYPE',
  'TS.TSVALNF': 'NULLFLAVOR',
  'TV.VISIT': 'VISIT',
  'TV.VISITNUM': 'VISITNUM',
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
