import { study } from '../../protocol.ts'

/** Of the zip, and of the folder of the study in it. */
export const packageName = study.id.toLowerCase()

/**
 * The name of a program in the package. ICH (eCTD 3.2.2) allows lower-case letters, digits, and
 * hyphens, and agencies take programs as text: `first/outputs/cell.ts` is `first/outputs/cell-ts.txt`.
 */
export const textName = (path: string): string => `${path.toLowerCase().replaceAll('.', '-')}.txt`
