import { describe, expect, it } from 'vitest'
import { toModule } from './react-modules.ts'

const shipped: Record<string, string> = import.meta.glob(
  '/node_modules/react-dom/cjs/react-dom-{client,server.bun}.production.js',
  { query: '?raw', import: 'default', eager: true },
)

describe('toModule', () => {
  it('a CommonJS file: its requires are imports, its exports are exported', () => {
    const code = toModule(
      'var A = require("a"),\n  B = require("b");\nfunction f() { return exports.now() + A.x + B.y }\nexports.now = void 0;\nexports.f = f;\n',
    )
    expect(code).toContain('import * as A from "a";')
    expect(code).toContain('import * as B from "b";')
    expect(code).toContain('var export_now = void 0;')
    expect(code).toContain('return export_now() + A.x + B.y')
    expect(code).toContain('export { export_now as now, export_f as f }')
  })

  it('requires in several statements, and one for its effect', () => {
    const code = toModule(
      'var A = require("a");\nrequire("b");\nvar C = require("c"),\n  x = C.x;\nexports.x = x;\n',
    )
    expect(code).toContain('import * as A from "a";')
    expect(code).toContain('import "b";')
    expect(code).toMatch(/import \* as C from "c";\s*var\s+x = C\.x;/)
  })

  it('a require in the middle, or a whole module.exports: refused', () => {
    expect(() => toModule('function f() { return require("a") }')).toThrow('require("a")')
    expect(() => toModule('module.exports = f')).toThrow('module.exports')
  })

  it('an error that is made at the start: an error still, with its message and without a stack', async () => {
    const code = toModule('var SomeException = Error("not a real one");\nexports.thrown = SomeException;\n')
    const made = new Function(`${code.replace(/export \{.*/, '')} return export_thrown`)()
    expect(made).toBeInstanceOf(Error)
    expect(made.message).toBe('not a real one')
    expect(made.stack).toBeUndefined()
    expect(toModule('function f() { throw Error("real") }')).toContain('throw Error("real")')
  })

  it('React as it is installed makes no error when it starts', () => {
    expect(Object.keys(shipped)).toHaveLength(2)
    for (const code of Object.values(shipped)) {
      expect(code).toMatch(/^(?:var| {2})\s*\w+ = Error\(/m)
      // Indented further is inside a function.
      expect(toModule(code)).not.toMatch(/^(?:var | {2}(?=\w+Exception))\w+ = (?:new )?Error\(/m)
      expect(toModule(code)).toContain('SuspenseException = thrown(')
    }
  })
})
