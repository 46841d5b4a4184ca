import type { Bindings } from '#src/env.ts'

/** `problem`: why it opens nothing. */
export interface Token {
  name: string
  token: string
  problem: string | null
}

const fewestCharacters = 16

function problemOf(token: string): string | null {
  if (!/^[\x21-\x7E]*$/.test(token)) return 'cannot be sent in a header, which takes ASCII only'
  return token.length < fewestCharacters ? `is shorter than ${fewestCharacters} characters` : null
}

/** Of OUTBOX_TOKEN. Several may be valid, so that a token can be replaced without a gap. */
export function tokensOf(setting = ''): Token[] {
  return setting
    .split(/\s+/)
    .map((entry) => {
      const [, name = 'operator', token = ''] = /^(?:([\p{L}\d._-]{1,40}):)?(.*)$/u.exec(entry) ?? []
      return { name, token, problem: problemOf(token) }
    })
    .filter(({ token }) => token !== '')
}

/** For an operator; null if each token can be used. */
export function tokenProblem({ OUTBOX_TOKEN }: Pick<Bindings, 'OUTBOX_TOKEN'>): string | null {
  const [unfit] = tokensOf(OUTBOX_TOKEN).filter(({ problem }) => problem !== null)
  return unfit ? `the token of ${unfit.name} in OUTBOX_TOKEN ${unfit.problem}` : null
}
