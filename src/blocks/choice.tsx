export type Option = readonly [value: string, label: string]

interface ChoiceProps {
  name: string
  label: string
  chosen: string
  options: readonly Option[]
}

/** A field of a filter. */
export function Choice({ name, label, chosen, options }: ChoiceProps) {
  return (
    <label className="block">
      <span className="label">{label}</span>
      <select className="field h-12 figures" name={name} defaultValue={chosen}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
