/** In the order of a document. The utilities are last, because a class at the element wins. */
export interface StyleSheets {
  design: string
  /** By the folder of the subject; only its pages have it. */
  subjects: Readonly<Record<string, string>>
  utilities: string
}
