declare module 'saxen' {
  type Decode = (text: string) => string
  type Attributes = Readonly<Record<string, string | undefined>>

  export class Parser {
    on(event: 'openTag', handle: (name: string, attributes: () => Attributes, decode: Decode) => void): this
    on(event: 'text', handle: (text: string, decode: Decode) => void): this
    on(event: 'closeTag', handle: () => void): this
    parse(xml: string): void
  }
  /** The five entities of XML, and numbers. */
  export const decode: Decode
}
