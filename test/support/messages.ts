import { en } from '#content/messages/en.ts'
import { he } from '#content/messages/he.ts'

/**
 * The words of the frame of each page. A test names a control by its key, so that a changed word changes no test. The
 * words of the specification are a contract: a test writes them out.
 */
export const messages = { en, he }
