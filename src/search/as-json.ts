import { type Asked, ask, tooLong } from '#client/search/ask.ts'
import { excerptOf } from '#client/search/excerpt.ts'
import type { Entry } from '#client/search/index-file.ts'
import type { Language } from '#content/locales.ts'
import { hrefWith } from '#content/routes.ts'
import type { Bindings } from '#src/env.ts'
import { wordsOf } from '#src/words/words.ts'
import { siteIndex } from './site-index.ts'

const words = wordsOf('search/page')

/** What was found, or why nothing was looked for. */
export async function searchJson(asked: Asked, language: Language, env: Bindings) {
  const { query, only } = asked
  const { missing, answer: sentences } = words(language)
  const refusal = query === '' ? missing : tooLong(sentences.tooLong, query)
  if (refusal) return { ok: false as const, error: 'invalid_input', fields: { q: refusal } }
  const answer = ask(await siteIndex(language, env), asked)
  const found = answer?.found ?? new Set<string>()
  const hitOf = ({ kind, title, other, place, body, href }: Entry) => ({
    kind,
    title,
    ...(other ? { other } : {}),
    ...(place ? { place } : {}),
    text: excerptOf(body, found),
    url: env.SITE_ORIGIN + href,
  })
  return {
    ok: true as const,
    query,
    page: env.SITE_ORIGIN + hrefWith('search', language, { q: query, ...(only ? { kind: only } : {}) }),
    count: answer?.count ?? 0,
    ...(answer?.suggestion ? { suggestion: answer.suggestion } : {}),
    ...(answer?.best ? { best: hitOf(answer.best) } : {}),
    groups: (answer?.groups ?? []).map(({ kind, count, hits }) => ({
      kind,
      name: sentences.kinds[kind],
      count,
      hits: hits.map(({ entry }) => hitOf(entry)),
    })),
  }
}
