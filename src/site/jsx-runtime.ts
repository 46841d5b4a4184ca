/**
 * Replaces `react/jsx-runtime` in the bundle (wrangler.toml). That package is CommonJS, so esbuild
 * would write each of four thousand calls as `(0, name.jsx)(…)`.
 */
import type { JSX } from 'react'
import type * as Runtime from 'react/jsx-runtime'

const runtime: Pick<typeof Runtime, 'Fragment' | 'jsx' | 'jsxs'> =
  process.env.NODE_ENV === 'production'
    ? require('../../node_modules/react/cjs/react-jsx-runtime.production.js')
    : require('../../node_modules/react/cjs/react-jsx-runtime.development.js')

export const { Fragment, jsx, jsxs } = runtime
export type { JSX }
