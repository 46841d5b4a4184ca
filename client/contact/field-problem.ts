/** What is wrong with a field; the sentence for it is the message `contact.field.<problem>`. */
export type FieldProblem = 'required' | 'email' | 'tooLong' | 'invalid'
