import type * as z from 'zod/mini'
import { postedBody } from '#src/middleware/posted-body.ts'
import { type OperatorContext, refuse } from './route-answers.ts'

/** @param most in bytes */
export const jsonUpTo = (most: number) =>
  postedBody({
    largest: most,
    refuse: (c, fault) =>
      fault === 'too_large'
        ? refuse(c, 413, 'too_large', `The body is longer than ${most} bytes.`)
        : refuse(c, 400, 'malformed', 'The body broke off.'),
  })

/** Null if the body is no JSON of that shape. */
export async function readJson<Shape extends z.ZodMiniType>(
  c: OperatorContext,
  shape: Shape,
): Promise<z.infer<Shape> | null> {
  const body: unknown = await c.req.json().catch(() => undefined)
  const parsed = shape.safeParse(body)
  return parsed.success ? parsed.data : null
}
