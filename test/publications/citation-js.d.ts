declare module '@citation-js/core' {
  export class Cite {
    constructor(data: string, options?: object)
    data: Record<string, unknown>[]
  }
}
declare module '@citation-js/plugin-bibtex' {}
declare module '@citation-js/plugin-ris' {}
