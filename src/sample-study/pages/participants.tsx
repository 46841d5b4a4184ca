import { arms } from '@marom/sample-trial'
import { Text } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import { href, hrefWith } from '#content/routes.ts'
import type { en } from '#content/sample-study/participants/en.ts'
import { drawingOf, type ParticipantSummary, summariesOf } from '#src/sample-study/read-study.ts'
import { Drawn } from '#src/sample-study/views/drawn.tsx'
import { participantHref } from '#src/sample-study/views/links.ts'
import { Data, StudyPage } from '#src/sample-study/views/study-page.tsx'
import { StudyTable } from '#src/sample-study/views/table.tsx'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { wordsOf } from '#src/words/words.ts'

interface All {
  people: readonly ParticipantSummary[]
  plot: string
  sort: Sort
  /** Whether the visitor chose the order. */
  isSorted: boolean
}

type Props = PageProps<typeof en, All>
type Sort = keyof typeof orders
type Order = (one: ParticipantSummary, other: ParticipantSummary) => number

const byTime: Order = (one, other) => other.days - one.days

/** The list is in the order of the numbers. */
const orders = {
  subject: () => 0,
  arm: (one, other) => arms[one.arm].number - arms[other.arm].number || byTime(one, other),
  time: byTime,
} satisfies Record<string, Order>

const sorts = ['subject', 'arm', 'time'] as const

export const studyParticipants = definePage<typeof en, All>({
  copy: wordsOf('sample-study/participants'),
  Page: StudyParticipants,
  reads: { sort: (sort) => sorts.some((one) => one === sort) },
  load: async ({ env, language, query }) => {
    const sort = sorts.find((one) => one === query.sort) ?? 'subject'
    const people = await summariesOf(env)
    const plot = await drawingOf(env, language, 'participants')
    return { people: people.toSorted(orders[sort]), plot, sort, isSorted: query.sort !== undefined }
  },
})

function StudyParticipants(props: Props) {
  const { copy, language, data } = props
  return (
    <StudyPage
      heading={copy.heading}
      lead={copy.lead}
      beside={<Drawn html={data.plot} />}
      intro={
        <>
          <p className="mt-5 no-print">
            <a className="onward-link" href={href('sample-study/participant', language)}>
              <Text>{copy.first}</Text>
            </a>
          </p>
          <Table {...props} />
        </>
      }
    >
      {null}
    </StudyPage>
  )
}

/** Folded, because the plot says the same. */
function Table({ copy, language, data: { people, sort, isSorted } }: Props) {
  const { subject, arm, time, end, severe } = copy.columns
  return (
    <details className="study-details mt-8" open={isSorted}>
      <summary>
        <h2 id="all" className="inline text-lead font-600">
          <Text>{copy.table}</Text>
        </h2>
      </summary>
      <Sorting copy={copy} language={language} current={sort} />
      <StudyTable labelledBy="all" columns={[subject, arm, time, end, severe]} numbers={[time, severe]}>
        {people.map((one) => (
          <tr key={one.subject}>
            <th scope="row">
              <a className="study-number" href={participantHref(language, one.subject)}>
                <Data>{one.subject}</Data>
              </a>
            </th>
            <td>
              <Data>{arms[one.arm].name}</Data>
            </td>
            <td className="number">{one.months}</td>
            <td>
              <Text>{copy.plot.ends[one.end]}</Text>
            </td>
            <td className="number">{one.severe}</td>
          </tr>
        ))}
      </StudyTable>
    </details>
  )
}

function Sorting({ copy, language, current }: Pick<Props, 'copy'> & { language: Language; current: Sort }) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 no-print" data-markdown="skip">
      <Text>{copy.sort}</Text>
      {sorts.map((sort) => [
        ' ',
        <a
          key={sort}
          className="link aria-[current]:font-700"
          href={`${hrefWith('sample-study/participants', language, { sort })}#all`}
          aria-current={sort === current || undefined}
        >
          <Text>{copy.sorts[sort]}</Text>
        </a>,
      ])}
    </p>
  )
}
