/** First letters of the first and the last name, without a title such as "Dr.". */
function initialsOf(name: string): string[] {
  const names = name.replace(/^(Dr\.?|Prof\.?|ד״ר|פרופ׳) /, '').split(' ')
  return [...new Set([names[0], names.at(-1)])].flatMap((one) => one?.charAt(0) ?? [])
}

/** Without gershayim two Hebrew letters would be read as a word. */
export function initialsSign(name: string): string {
  return initialsOf(name).join(/[א-ת]/.test(name) ? '״' : '')
}

export function Portrait({
  name,
  image,
  placeholderLabel,
}: {
  name: string
  image: string | null
  placeholderLabel: string
}) {
  if (image)
    return (
      <img
        src={image}
        alt={name}
        className="w-28 lg:w-full aspect-square shrink-0 object-cover"
        loading="lazy"
      />
    )
  const [first, last] = initialsOf(name)
  return (
    <div
      role="img"
      aria-label={`${placeholderLabel}: ${name}`}
      className="monogram flex items-end gap-1 w-28 px-3 pb-1 aspect-square shrink-0 bg-accent-soft border-t-3 border-t-solid border-accent text-accent font-700 leading-none text-5xl theme-high:border theme-high:border-solid theme-high:border-t-3"
    >
      <span>{first}</span>
      {last && <span className="text-ink">{last}</span>}
    </div>
  )
}
