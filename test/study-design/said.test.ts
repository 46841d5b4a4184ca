import { designNames, designs, quantityText } from '@marom/trial-designs'
import { describe, expect, test } from 'vitest'
import { designWords, frameWords, methodsText } from '#src/study-design/words.ts'
import { inShort } from '#test/support/extent.ts'
import { numberIn } from './properties/nearer.ts'
import { saneStates } from './properties/sane.ts'
import { saidChange, saidValue } from './said/changed.ts'
import { numbersBehind, type Plan } from './said/derived.ts'
import { isFrom, isOneOf, numbersIn, textOfCode } from './said/numbers.ts'
import { nameOf } from './states.ts'

/** Said as what follows from them: the sizes of the groups. */
const unsaid = ['allocation', 'n', 'fixed']

/** A pace that holds for no time has no effect. */
const monthsOfPace: Readonly<Record<string, string>> = { firstPace: 'firstMonths', nextPace: 'nextMonths' }

const hasEffect = (field: string, texts: Plan['texts']) =>
  !(field in monthsOfPace) || numberIn(texts, monthsOfPace[field] ?? '') > 0

const count = inShort(25, 1000)

const typedFields = ({ design, texts }: Plan) =>
  designs[design].fields.flatMap(({ name, kind }) => (kind !== 'choice' && name in texts ? [name] : []))

/** Years of papers, `group 1`, and the like. A sequential plan has sentences of other designs. */
const words = [...designNames.map((name) => designWords(name, 'en')), frameWords('en')]
const inWords = new Set(
  numbersIn(JSON.stringify(words.map(({ methods, parts }) => [methods, parts]))).map(({ text }) => text),
)

describe.each(designNames)('%s', (name) => {
  const plans = saneStates(name, count).flatMap((state): Plan[] => {
    const answer = designs[name].answer(state.texts)
    return answer.isResult ? [{ ...state, answer }] : []
  })

  test.each([
    ['methods paragraph', ({ answer }: Plan) => methodsText(name, 'en', answer)],
    ['R code', ({ answer }: Plan) => textOfCode(answer.r)],
    ['SAS code', ({ answer }: Plan) => textOfCode(answer.sas ?? '')],
  ])('each number of the %s is typed, an answer, or follows by a formula', (kind, textOf) => {
    const wrong = plans.flatMap((plan) => {
      const behind = numbersBehind(plan)
      const text = textOf(plan)
      const unknown = numbersIn(text).filter((said) => !inWords.has(said.text) && !isFrom(said, behind, kind))
      return unknown.map(
        (said) => `${said.text} in ${nameOf(plan)}\n${text}\n${JSON.stringify(plan.answer.values)}`,
      )
    })
    expect(wrong.slice(0, 4).join('\n\n')).toBe('')
  })

  test('the paragraph says each number that was typed', () => {
    const left = plans.flatMap((plan) => {
      const said = numbersIn(methodsText(name, 'en', plan.answer))
      const isSaid = (field: string) => {
        const value = numberIn(plan.texts, field)
        const isWord = value === 0 || (field === 'events' && value === 1)
        const follows = { alpha: value / 2, r: value + 1 }[field] ?? 100 * value
        return isWord || said.some((one) => isOneOf(one, [value, follows], 'methods paragraph'))
      }
      const fields = typedFields(plan).filter(
        (field) => !unsaid.includes(field) && hasEffect(field, plan.texts) && !isSaid(field),
      )
      return fields.map((field) => `${field} of ${nameOf(plan)}\n${methodsText(name, 'en', plan.answer)}`)
    })
    expect(left.slice(0, 4).join('\n\n')).toBe('')
  })

  test('the change that the paragraph names is as the table of changed assumptions prints it', () => {
    const wrong = plans.flatMap((plan) => {
      const said = saidValue(plan)
      if (said === undefined) return []
      const cell = saidChange(plan)
      const { find } = plan.texts
      const shown = find === 'size' ? cell?.left : cell?.value
      const { changes } = plan.answer
      const quantity = designs[name].quantities[(find === 'size' ? changes.left : changes.headline) ?? '']
      const text = quantity && typeof shown === 'number' ? quantityText(shown, quantity) : 'none'
      const value = typeof said === 'object' && 'part' in said ? said.facts?.count : said
      return value === (typeof said === 'object' ? text.replace('%', '') : text)
        ? []
        : [`${value}, ${text}: ${nameOf(plan)}`]
    })
    expect(wrong.slice(0, 4)).toEqual([])
    expect(plans.filter((plan) => saidValue(plan) !== undefined).length).toBeGreaterThan(plans.length / 3)
  })

  test('the change that the paragraph names leaves less power than planned', () => {
    const wrong = plans.flatMap((plan) => {
      const cell = plan.answer.methods.some(({ key }) => key === 'sensitivity') ? saidChange(plan) : null
      const left = (plan.texts.find === 'size' ? cell?.left : cell?.value) ?? 0
      return left > (plan.answer.values.power ?? left) ? [nameOf(plan)] : []
    })
    expect(wrong.slice(0, 4)).toEqual([])
  })

  test('a simulation is given the numbers that were typed', () => {
    const other = plans.flatMap((plan) =>
      typedFields(plan).flatMap((field) => {
        const value = numberIn(plan.texts, field)
        const read = plan.answer.inputs[field]
        return read === value || Math.abs(Number(read) - value / 100) < 1e-12
          ? []
          : [`${field} ${read}: ${nameOf(plan)}`]
      }),
    )
    expect(other.slice(0, 4)).toEqual([])
  })

  test('the paragraph of another trial has numbers that do not follow from this one', () => {
    const seen = plans.filter((plan, i) => {
      const behind = numbersBehind(plan)
      const other = plans[(i + 1) % plans.length] ?? plan
      const said = numbersIn(methodsText(name, 'en', other.answer))
      return said.some((one) => !inWords.has(one.text) && !isFrom(one, behind, 'methods paragraph'))
    })
    expect(seen.length / plans.length).toBeGreaterThan(0.9)
  })
})
