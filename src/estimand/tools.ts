import { hrefWith, routes } from '#content/routes.ts'
import { absolute } from '#src/site/head/addresses.ts'
import { argList, argText, argTexts, linesOf, type Tools } from '#src/site/tool.ts'
import { designWords } from '#src/study-design/index.ts'
import { designsFor, estimandSource } from './choices.ts'
import { builderFault } from './form-faults.ts'
import { plainText } from './pieces.ts'
import { parametersOfEstimand, readEstimand } from './read.ts'
import { questionsOf, rowsOf, sentenceOf } from './statement.ts'
import { estimandWords, sayIn } from './words.ts'

function textsOf({ events, ...attributes }: Readonly<Record<string, unknown>>): Record<string, string> {
  const rows = argList(events).flatMap(({ event, strategy, detail }, index) => [
    [`event${index + 1}`, argText(event)],
    [`strategy${index + 1}`, argText(strategy)],
    [`detail${index + 1}`, argText(detail)],
  ])
  return { ...argTexts(attributes), ...Object.fromEntries(rows) }
}

const stateEstimand: Tools[string] = ({ args, language, env }) => {
  const words = estimandWords(language)
  const answer = readEstimand(textsOf(args))
  if (answer.state === 'empty') return { refusal: words.errors.title }
  if (answer.state === 'faulty') {
    const faults = answer.faults.map(
      (fault) => `${fault.field}: ${builderFault(fault, words.errors, language)}`,
    )
    return { refusal: linesOf(faults) }
  }
  const { estimand, texts } = answer
  const say = sayIn(language)
  const sentence = plainText(sentenceOf(estimand, words, say))
  const attributes = rowsOf(estimand, words, say).map(({ name, lines }) => ({
    name,
    lines: lines.map(plainText),
  }))
  const questions = questionsOf(estimand, words, say).map(plainText)
  const designs = designsFor(estimand.summary).map(({ name, parameters, note }) => ({
    name,
    title: designWords(name, language).heading,
    ...(note ? { note: words.designs.notes[note] } : {}),
    page: env.SITE_ORIGIN + hrefWith(`study-design/${name}`, language, parameters),
  }))
  const query = new URLSearchParams(parametersOfEstimand(texts)).toString()
  const page = absolute(env.SITE_ORIGIN, routes.estimand, language, query)
  return {
    text: linesOf(
      sentence,
      attributes.map(({ name, lines }) => `${name}: ${lines.join('; ')}`),
      questions,
      designs.map(({ title, page: address }) => `${title}: ${address}`),
      page,
    ),
    data: { sentence, attributes, questions, designs, source: estimandSource, page },
  }
}

export const tools: Tools = { state_estimand: stateEstimand }
