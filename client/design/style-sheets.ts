/** In the order of a document. The utilities are last, because a class at the element wins. */
export interface StyleSheets {
  design: string
  /** By the folder in `client/`: of a subject, then of the parts of a subject. Only their pages have it. */
  own: Readonly<Record<string, string>>
  utilities: string
}
