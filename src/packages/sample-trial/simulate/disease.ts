import { exponentialDeviate, normalDeviate, type Random } from '@marom/statistics'
import { washout } from '../criteria.ts'
import { study } from '../protocol.ts'
import { workingDayNear } from './calendar.ts'
import type { Exception } from './deviations.ts'
import type { Participant } from './participants.ts'

interface PriorSystemic {
  name: string
  /** Days since 1970-01-01, as all days. */
  start: number
  end: number
  reason: 'PROGRESSIVE DISEASE' | 'ADVERSE EVENT'
  response: 'PR' | 'SD' | 'PD' | 'NE'
}

interface PriorLocal {
  name: string
  day: number
  /** How many characters of the date the participant remembers: 10, 7, or 4. */
  known: number
}

export interface Disease {
  exception: Exception | undefined
  etiology: string
  hasCirrhosis: boolean
  hasVarices: boolean
  hasDiabetes: boolean
  hasHypertension: boolean
  diagnosed: number
  /** As `PriorLocal.known`. */
  diagnosedKnown: number
  /** Macrovascular invasion; not as at randomization if the stratum was wrong. */
  hasInvasion: boolean
  /** Organs other than the liver. */
  spread: readonly string[]
  stage: 'B' | 'C'
  /** ECOG performance status at screening. */
  performance: number
  /** In µg/L, at screening. */
  alphaFetoprotein: number
  systemic: PriorSystemic
  local: readonly PriorLocal[]
}

export const etiologies = [
  { name: 'CHRONIC HEPATITIS B', share: 0.2, cirrhosis: 0.7, diabetes: 0.18 },
  { name: 'CHRONIC HEPATITIS C', share: 0.29, cirrhosis: 0.88, diabetes: 0.27 },
  { name: 'ALCOHOL-RELATED LIVER DISEASE', share: 0.22, cirrhosis: 0.93, diabetes: 0.33 },
  { name: 'METABOLIC DYSFUNCTION-ASSOCIATED STEATOHEPATITIS', share: 0.22, cirrhosis: 0.66, diabetes: 0.76 },
  { name: 'LIVER DISEASE OF UNKNOWN CAUSE', share: 0.07, cirrhosis: 0.5, diabetes: 0.25 },
] as const

export const firstLine = [
  { name: 'ATEZOLIZUMAB + BEVACIZUMAB', share: 0.42, months: 7 },
  { name: 'SORAFENIB', share: 0.34, months: 4.5 },
  { name: 'LENVATINIB', share: 0.24, months: 6 },
] as const

const organs = [
  { name: 'LUNG', risk: 0.24 },
  { name: 'LYMPH NODE', risk: 0.16 },
  { name: 'BONE', risk: 0.09 },
  { name: 'ADRENAL GLAND', risk: 0.06 },
] as const

/** The shares add up to 1. */
function oneOf<Choice extends { share: number }>(random: Random, choices: readonly Choice[]): Choice {
  let left = random()
  const found = choices.find(({ share }) => {
    left -= share
    return left < 0
  })
  const choice = found ?? choices.at(-1)
  if (!choice) throw new Error('There is nothing to choose from.')
  return choice
}

const knownOf = (random: Random): number => {
  const draw = random()
  return draw < 0.72 ? 10 : draw < 0.93 ? 7 : 4
}

function systemicOf(
  random: Random,
  participant: Participant,
  exception: Exception | undefined,
): PriorSystemic {
  const { name, months } = oneOf(random, firstLine)
  const gap = exception === 'systemicWashout' ? 9 : washout.systemic + 4 + Math.floor(random() * 38)
  const end = participant.randomized - gap
  const length = 42 + Math.round(exponentialDeviate(random, (months - 1.4) * study.daysPerMonth))
  const isIntolerant = random() < 0.17
  const draw = random()
  const best = draw < 0.14 ? 'PR' : draw < 0.6 ? 'SD' : 'PD'
  const unseen = length < 56 ? 'NE' : 'SD'
  return {
    name,
    start: end - length,
    end,
    reason: isIntolerant ? 'ADVERSE EVENT' : 'PROGRESSIVE DISEASE',
    response: isIntolerant && best === 'PD' ? unseen : best,
  }
}

const localTherapies = [
  { name: 'RESECTION OF LIVER TUMOR', risk: 0.22 },
  { name: 'ABLATION OF LIVER TUMOR', risk: 0.18 },
  { name: 'TRANSARTERIAL CHEMOEMBOLIZATION', risk: 0.4 },
] as const

/** In the order in which they are usually tried. */
function localOf(random: Random, country: string, from: number, to: number): PriorLocal[] {
  const done = localTherapies.filter(({ risk }) => random() < risk)
  const step = (to - from) / (done.length + 1)
  return done.map(({ name }, index) => ({
    name,
    day: workingDayNear(country, Math.round(from + step * (index + 0.4 + 0.8 * random()))),
    known: knownOf(random),
  }))
}

/**
 * What is known at screening.
 * @param exception the criterion that is not met, if there is one
 * @param isMisplaced whether the stratum of randomization is wrong
 */
export function simulateDisease(
  random: Random,
  participant: Participant,
  exception: Exception | undefined,
  isMisplaced: boolean,
): Disease {
  const etiology = oneOf(random, etiologies)
  const hasCirrhosis = random() < etiology.cirrhosis
  const systemic = systemicOf(random, participant, exception)
  const wait = 60 + Math.round(exponentialDeviate(random, 14 * study.daysPerMonth))
  const diagnosed = workingDayNear(participant.country, systemic.start - wait)
  const hasInvasion = participant.invasion !== isMisplaced
  const spread = organs.filter(({ risk }) => random() < risk).map(({ name }) => name)
  const performance = exception === 'performance' ? 2 : random() < 0.46 ? 1 : 0
  const isAdvanced = hasInvasion || spread.length > 0 || performance > 0
  const late: PriorLocal[] =
    exception === 'localWashout'
      ? [
          {
            name: 'TRANSARTERIAL CHEMOEMBOLIZATION',
            day: workingDayNear(participant.country, participant.randomized - 19),
            known: 10,
          },
        ]
      : []
  return {
    exception,
    etiology: etiology.name,
    hasCirrhosis,
    hasVarices: hasCirrhosis && random() < 0.42,
    hasDiabetes: random() < etiology.diabetes,
    hasHypertension: random() < 0.28 + 0.004 * participant.age,
    diagnosed,
    hasInvasion,
    diagnosedKnown: knownOf(random),
    spread,
    stage: isAdvanced ? 'C' : 'B',
    performance,
    alphaFetoprotein: Math.exp(4.6 + (isAdvanced ? 0.6 : 0) + 2.3 * normalDeviate(random)),
    systemic,
    local: [...localOf(random, participant.country, diagnosed + 20, systemic.start - 35), ...late],
  }
}
