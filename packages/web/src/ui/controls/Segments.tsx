interface SegmentsProps<T extends string | number | boolean> {
  /** Name of the radio group: unique on the page. */
  readonly name: string
  readonly legend: string
  /** The legend is for screen readers only. */
  readonly hasHiddenLegend?: boolean
  readonly options: readonly T[]
  readonly value: T
  readonly label: (option: T) => string
  /** Tooltip of an option. */
  readonly title?: (option: T) => string
  readonly onSelect: (option: T) => void
  /** Class of the field set; a row of joined buttons by default. */
  readonly look?: string
}

/** One choice out of a few, all of them visible: radio buttons drawn as a row of segments. */
export function Segments<T extends string | number | boolean>(props: SegmentsProps<T>) {
  const { name, legend, hasHiddenLegend, options, value, label, title, onSelect, look = 'segments' } = props
  return (
    <fieldset class={look}>
      <legend class={hasHiddenLegend === true ? 'hidden-text' : undefined}>{legend}</legend>
      {options.map((option) => (
        <label key={String(option)} class={option === value ? 'on' : ''} title={title?.(option)}>
          <input
            type="radio"
            name={name}
            value={String(option)}
            checked={option === value}
            onChange={() => onSelect(option)}
          />
          {label(option)}
        </label>
      ))}
    </fieldset>
  )
}
