import { Text } from '#client/ui/text.tsx'
import { askedStatuses } from '#content/company/qualification/asked-statuses.ts'
import type { en } from '#content/company/qualification/en.ts'
import { LinkedText } from '#src/blocks/linked-text.tsx'

/** Each row has an anchor, to which the search and other pages lead. */
export function AskedTable({ words: t }: { words: (typeof en)['asked'] }) {
  return (
    <section aria-labelledby="asked">
      <h2 id="asked" className="text-h2">
        <Text>{t.title}</Text>
      </h2>
      <p className="mt-3 text-muted max-w-text">
        <Text>{t.lead}</Text>
      </p>
      <table className="data-table stacked asked mt-6" aria-labelledby="asked">
        <thead>
          <tr>
            {[t.thing, t.status, t.answer].map((column) => (
              <th key={column} scope="col">
                <Text>{column}</Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {t.rows.map(({ id, thing, text }) => (
            <tr key={id} id={id}>
              <th scope="row">
                <Text>{thing}</Text>
              </th>
              <td>
                <span className="status" data-status={askedStatuses[id]}>
                  <Text>{t.statuses[askedStatuses[id]]}</Text>
                </span>
              </td>
              <td>
                <LinkedText>{text}</LinkedText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
