/** The honeypot. Browsers and password managers do not fill a field of this name. */
export const trapField = 'leave-this-empty'
