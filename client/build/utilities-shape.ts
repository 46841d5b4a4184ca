import * as z from 'zod'

/** The file between the builders of the utilities and of the styles. */
export const utilitiesShape = z.object({
  icons: z.object({ few: z.string(), all: z.string() }),
  lines: z.array(z.string()),
  /** See `StyleSheets`. */
  pages: z.record(z.string(), z.string()),
})

export type Utilities = z.infer<typeof utilitiesShape>
