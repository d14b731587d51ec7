import type { CardField } from '@fudaba/cardtext'
import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'
import { type TypedCard, wordsText, wordsTyped } from './typedCard.ts'

interface FieldInputProps {
  /** Its path in the card: `arts.text`. */
  readonly path: string
  readonly field: CardField
  readonly typed: TypedCard
  readonly onTyped: (path: string, text: string) => void
}

/** One field of a card in a form: what may stand in it decides how it is typed. */
export function FieldInput({ path, field, typed, onTyped }: FieldInputProps) {
  const title = field.title[lang.value]
  const label = field.needed === true ? `${title} *` : title
  const value = typed[path] ?? ''
  const onText = (text: string): void => onTyped(path, text)
  switch (field.kind) {
    case 'text':
      return (
        <label class="field wide-field">
          {label}
          <textarea
            rows={5}
            lang="ja"
            name={path}
            value={value}
            onInput={(event) => onText(event.currentTarget.value)}
          />
        </label>
      )
    case 'number':
      return <LineInput path={path} label={label} value={value} onText={onText} mode="numeric" />
    case 'word':
      return (
        <label class="field">
          {label}
          <select name={path} value={value} onChange={(event) => onText(event.currentTarget.value)}>
            <option value="">—</option>
            {field.of.includes(value) || value === '' ? null : <option>{value}</option>}
            {field.of.map((word) => (
              <option key={word} value={word}>
                {printedAs(field, word)}
              </option>
            ))}
          </select>
        </label>
      )
    case 'words':
      return field.of === undefined ? (
        <LineInput path={path} label={`${label} (・)`} value={value} onText={onText} late />
      ) : (
        <WordBoxes
          path={path}
          label={label}
          of={field.of}
          said={(word) => printedAs(field, word)}
          value={value}
          onText={onText}
        />
      )
    case 'line':
      return <LineInput path={path} label={label} value={value} onText={onText} />
    case 'part':
      return (
        <fieldset class="field-part wide-field">
          <legend>{title}</legend>
          <div class="bench-fields">
            {Object.entries(field.fields).map(([name, below]) => (
              <FieldInput key={name} path={`${path}.${name}`} field={below} typed={typed} onTyped={onTyped} />
            ))}
          </div>
        </fieldset>
      )
  }
}

/** What is printed for a word of a closed list, in Japanese; in English the word of the files. */
const printedAs = ({ said = {} }: { said?: Readonly<Record<string, string>> }, word: string): string =>
  lang.value === 'ja' ? (Object.keys(said).find((each) => said[each] === word) ?? word) : word

interface LineInputProps {
  readonly path: string
  readonly label: string
  readonly value: string
  readonly onText: (text: string) => void
  readonly mode?: 'numeric'
  /** Told when it is left: what stands there half typed would be a word of the set. */
  readonly late?: boolean
}

export function LineInput({ path, label, value, onText, mode, late = false }: LineInputProps) {
  const tell = (event: { currentTarget: HTMLInputElement }): void => onText(event.currentTarget.value)
  return (
    <label class="field">
      {label}
      <input
        type="text"
        name={path}
        value={value}
        {...(mode && { inputMode: mode })}
        {...(late ? { onChange: tell } : { onInput: tell })}
      />
    </label>
  )
}

interface WordBoxesProps extends LineInputProps {
  readonly of: readonly string[]
  readonly said: (word: string) => string
}

/** Several words of a closed list. */
function WordBoxes({ path, label, of, said, value, onText }: WordBoxesProps) {
  const chosen = wordsTyped(value)
  const strange = chosen.filter((word) => !of.includes(word))
  return (
    <fieldset class="field word-boxes">
      <legend>{label}</legend>
      {[...of, ...strange].map((word) => (
        <label key={word} class="inline">
          <input
            type="checkbox"
            name={path}
            value={word}
            checked={chosen.includes(word)}
            onChange={(event) =>
              onText(
                wordsText(
                  event.currentTarget.checked ? [...chosen, word] : chosen.filter((each) => each !== word),
                ),
              )
            }
          />{' '}
          {said(word)}
        </label>
      ))}
      {strange.length === 0 ? null : <small class="unread-note">{say.value('strangeWords')}</small>}
    </fieldset>
  )
}
