import { site } from '#content/site.ts'

/** The office's address as a link to the visitor's mail program. */
export function OfficeMail() {
  return (
    <a className="link" href={`mailto:${site.email}`}>
      <bdi dir="ltr">{site.email}</bdi>
    </a>
  )
}
