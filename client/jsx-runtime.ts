/**
 * What every tag of the source compiles to (`jsxImportSource` in tsconfig.json). React's own module is CommonJS: bundled,
 * each call to it goes through a getter, a tenth of a page's render. Constants of a module are called directly.
 */
import * as runtime from 'react/jsx-runtime'

export type { JSX } from 'react/jsx-runtime'
export const { Fragment, jsx, jsxs } = runtime
