import { type Answer, type DesignName, designs, parametersOf, type Texts } from '@marom/trial-designs'
import { designAsParameter, readDesignParameter } from '#src/study-design/as-parameter.ts'

/** A printed table has room for no more. */
export const mostScenarios = 4

/** An address may hold a thousand. */
const mostLeftOut = 4

/** A design at its inputs. */
export interface Asked {
  name: DesignName
  parameters: Texts
  /** As the address of a comparison holds it: `two-means?difference=5&…`. */
  text: string
}

export interface Scenario extends Asked {
  /** It may have faults instead of a result. */
  answer: Answer
}

export interface Comparison {
  scenarios: readonly Scenario[]
  /** Those after the fourth. */
  leftOut: readonly Asked[]
  /** Something in the address is not a design. */
  isUnknown: boolean
}

export function readAsked(text: string): Asked | null {
  const read = readDesignParameter(text)
  return read && { text, ...read }
}

/** In the spelling of the design's page, so that equal scenarios have equal texts. */
function computed(asked: Asked): Scenario {
  const { name } = asked
  const design = designs[name]
  const answer = design.answer(asked.parameters)
  if (!answer.isResult) return { ...asked, answer }
  const { texts } = answer
  return {
    name,
    answer,
    parameters: parametersOf(design.fields, texts),
    text: designAsParameter(name, texts),
  }
}

/** A scenario that occurs twice is shown once. */
export function readComparison(texts: readonly string[]): Comparison {
  const given = [...new Set(texts)].slice(0, mostScenarios + mostLeftOut)
  const asked = given.flatMap((text) => readAsked(text) ?? [])
  const scenarios = asked.slice(0, mostScenarios).map(computed)
  return {
    scenarios: [...new Map(scenarios.map((one) => [one.text, one])).values()],
    leftOut: asked.slice(mostScenarios),
    isUnknown: asked.length < given.length,
  }
}
