import type { Translation } from './conformance/results.ts'

/** What the files say about the place where they are published. */
export interface Publication {
  /** Of data and programs, as the package of the submission names it. */
  license: { name: string; href: string }
  /** Addresses in the reporting event (`ars.json`). */
  addresses: {
    plan: string
    /** @param id of an output, e.g. `t-14-2-1` */
    output: (id: string) => string
    /** The folder of the programs; ends in a slash. */
    programs: string
  }
  /** By language: of the sentences in the results of conformance, which are in English too. */
  translations: Readonly<Record<string, Translation>>
}
