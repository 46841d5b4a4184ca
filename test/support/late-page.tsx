import { type ReactNode, Suspense, use } from 'react'

/** A part that comes when its value does. */
export function Late({ value }: { value: Promise<ReactNode> }) {
  return <p>{use(value)}</p>
}

/** A document with a part that comes late, between texts of both scripts that fill several chunks. */
export function Page({ late }: { late: Promise<ReactNode> }) {
  return (
    <html lang="he">
      <body>
        <p>{'שלום עולם '.repeat(4000)}</p>
        <Suspense fallback={<i>…</i>}>
          <Late value={late} />
        </Suspense>
        {Array.from({ length: 2000 }, (_, index) => `${index}&<>"🙂`).map((text) => (
          <b key={text} title={text}>
            {text}
          </b>
        ))}
      </body>
    </html>
  )
}
