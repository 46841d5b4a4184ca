/** The sentence for a problem is the message `contact.field.<problem>`. */
export type FieldProblem = 'required' | 'email' | 'tooLong' | 'invalid'
