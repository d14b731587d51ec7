import type { Words } from '@fudaba/table'
import { say } from '../../settings/say.ts'
import {
  askBeforeEnd,
  pace,
  paces,
  suitColours,
  suits,
  textSize,
  textSizes,
  textView,
  theme,
  themes,
} from '../../settings/settings.ts'
import { Segments } from '../controls/Segments.tsx'

const hasSuits = ({ rules }: Words): boolean =>
  rules.cards.some((card) => /[♠♡♥♢♦◇♣]/.test(rules.cardName(card).ja))

/** The settings of this browser. `words`: those of the game being played; without, all settings are shown. */
export function Settings({ words }: { words?: Words }) {
  return (
    <>
      <label class="inline">
        <input
          type="checkbox"
          checked={textView.value}
          onChange={() => void (textView.value = !textView.value)}
        />
        {say.value('textView')}
      </label>
      <label class="inline">
        <input
          type="checkbox"
          data-ask-end=""
          checked={askBeforeEnd.value}
          onChange={() => void (askBeforeEnd.value = !askBeforeEnd.value)}
        />
        {say.value('askBeforeEnd')}
      </label>
      <Segments
        name="size"
        legend={say.value('textSize')}
        options={textSizes}
        value={textSize.value}
        label={(size) => `${size} %`}
        onSelect={(size) => void (textSize.value = size)}
      />
      <Segments
        name="theme"
        legend={say.value('theme')}
        options={themes}
        value={theme.value}
        label={(each) => say.value(`theme.${each}`)}
        onSelect={(each) => void (theme.value = each)}
      />
      <Segments
        name="pace"
        legend={say.value('pace')}
        options={paces}
        value={pace.value}
        label={(each) => say.value(`pace.${each}`)}
        onSelect={(each) => void (pace.value = each)}
      />
      {words === undefined || hasSuits(words) ? (
        <Segments
          name="suits"
          legend={say.value('suits')}
          options={suitColours}
          value={suits.value}
          label={(each) => say.value(`suits.${each}`)}
          onSelect={(each) => void (suits.value = each)}
        />
      ) : null}
    </>
  )
}
