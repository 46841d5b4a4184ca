import { readAsked } from '#client/search/ask.ts'
import { argText, linesOf, type Tools } from '#src/site/tool.ts'
import { searchJson } from './as-json.ts'

const searchSite: Tools[string] = async ({ args, language, env }) => {
  const asked = readAsked({ q: argText(args.query), kind: argText(args.kind) })
  const answer = await searchJson(asked, language, env)
  if (!answer.ok) return { refusal: `query: ${answer.fields.q}` }
  const { best, groups, page, ok: _, ...data } = answer
  const hits = [...(best ? [best] : []), ...groups.flatMap((group) => group.hits)]
  return {
    text: linesOf(
      hits.map(({ title, text, url }) => `${title}: ${text} ${url}`),
      page,
    ),
    data: { ...data, page, ...(best ? { best } : {}), groups },
  }
}

export const tools: Tools = { search_site: searchSite }
