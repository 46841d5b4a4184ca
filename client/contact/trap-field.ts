/**
 * The field that no person sees. Its name is none that a browser or a password manager knows how to
 * fill.
 */
export const trapField = 'leave-this-empty'
