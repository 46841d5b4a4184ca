import { padOf } from '@marom/trial-designs'

/** @param most the most decimals in its column */
export function Padded({ text, most }: { text: string; most: number }) {
  return (
    <bdi dir="ltr" data-pad={padOf(text, most)}>
      {text}
    </bdi>
  )
}
