/** By the slug of the term and the value of its slider, the facts of the figure as it prints them. */
export type Numbers<Texts> = Readonly<Record<keyof Texts, Record<string, Record<string, string>>>>
