import { effect, signal } from '@preact/signals'
import { say } from '../../settings/say.ts'
import { read, write } from '../../settings/storage.ts'

const NAME = 'fudaba.name'

/** What other players see of this browser's person; kept between visits. */
export const ownName = signal(read(NAME) ?? '')
effect(() => void write(NAME, ownName.value === '' ? null : ownName.value))

/** The field for one's name, which may stay empty. */
export function OwnName() {
  return (
    <label class="field">
      {say.value('roomYourName')}
      <input
        type="text"
        value={ownName.value}
        maxLength={40}
        data-own-name=""
        onInput={(event) => void (ownName.value = event.currentTarget.value)}
      />
    </label>
  )
}
