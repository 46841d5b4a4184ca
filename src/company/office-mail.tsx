import { site } from '#content/site.ts'

export function OfficeMail() {
  return (
    <a className="link" href={`mailto:${site.email}`}>
      <bdi dir="ltr">{site.email}</bdi>
    </a>
  )
}
