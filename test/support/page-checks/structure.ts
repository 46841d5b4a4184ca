export function headingFaults(): string[] {
  const levels = [...document.querySelectorAll('main :is(h1,h2,h3,h4,h5,h6)')]
    .filter((heading) => heading.closest('[hidden], dialog') === null)
    .map((heading) => ({ level: Number(heading.tagName[1]), text: heading.textContent ?? '' }))
  const faults =
    levels.filter(({ level }) => level === 1).length === 1
      ? []
      : ['there must be one h1: let the page render its heading once']
  levels.forEach(({ level, text }, index) => {
    const before = levels[index - 1]?.level ?? 0
    if (level > before + 1) faults.push(`h${level} "${text}" follows h${before}: make it h${before + 1}`)
  })
  return faults
}

export function repeatedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `id "${id}" stands twice: rename one`)
}
