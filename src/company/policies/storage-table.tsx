import { Fragment } from 'react'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { PolicySection } from '#content/company/policy-section.ts'

interface StorageTableProps {
  table: NonNullable<PolicySection['storage']>
  /** Id of the heading that names the table. */
  labelledBy: string
}

/** Two columns: a phone has no room for more. */
export function StorageTable({ table: { heads, rows }, labelledBy }: StorageTableProps) {
  return (
    <table
      aria-labelledby={labelledBy}
      className="w-full table-fixed border-collapse text-small [overflow-wrap:anywhere]"
    >
      <thead className="border-b-2 border-b-solid border-ink">
        <tr>
          <th scope="col" className="w-2/5 sm:w-1/4 py-2 pe-4 text-start align-bottom">
            <Text>{heads.name}</Text>
          </th>
          <th scope="col" className="py-2 text-start align-bottom">
            <Text>{heads.purpose}</Text>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, kind, purpose, lasts }) => (
          <tr key={`${kind} ${key}`} className="border-b border-b-solid border-line break-inside-avoid">
            <th scope="row" className="py-3 pe-4 text-start align-top">
              <code className="[font-family:inherit]">
                <Text>{key}</Text>
              </code>{' '}
              <br />
              <Kind name={kind} />
            </th>
            <td className="py-3 align-top">
              <Text>{purpose}</Text> <br />
              <span className="text-muted">
                <Text>{lasts}</Text>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Lets a narrow column break `sessionStorage` before its capital letter only. */
function Kind({ name }: { name: string }) {
  const language = useLanguage()
  const words = name.split(/(?=[A-Z])/).map((word, index) => (
    <Fragment key={word}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ))
  return (
    <span className="text-muted font-400">
      {language === 'en' ? (
        words
      ) : (
        <bdi dir="ltr" lang="en">
          {words}
        </bdi>
      )}
    </span>
  )
}
