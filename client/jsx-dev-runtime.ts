/** As jsx-runtime.ts, for builds that are not for production: the tests'. */
import * as runtime from 'react/jsx-dev-runtime'

export type { JSX } from 'react/jsx-dev-runtime'
export const { Fragment, jsxDEV } = runtime
