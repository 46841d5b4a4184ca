/** The letter that stands for a person: the first of the name, without a title such as "Dr." */
export function initialOf(name: string): string {
  return name.replace(/^(Dr\.?|Prof\.?|ד״ר|פרופ׳) /, '').charAt(0)
}

/** A portrait, or the person's initial where there is none. */
export function Portrait({
  name,
  image,
  placeholderLabel,
}: {
  name: string
  image: string | null
  placeholderLabel: string
}) {
  const shape = 'w-28 lg:w-full aspect-square shrink-0'
  if (image) return <img src={image} alt={name} className={`${shape} object-cover`} loading="lazy" />
  return (
    <div role="img" aria-label={`${placeholderLabel}: ${name}`} className={`monogram ${shape}`}>
      {initialOf(name)}
    </div>
  )
}
