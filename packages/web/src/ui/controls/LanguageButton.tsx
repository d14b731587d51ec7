import { say } from '../../settings/say.ts'
import { lang } from '../../settings/settings.ts'

/** Switches the page between Japanese and English. */
export function LanguageButton() {
  const other = lang.value === 'ja' ? 'en' : 'ja'
  return (
    <button
      type="button"
      class="language"
      lang={other}
      data-language=""
      onClick={() => void (lang.value = other)}
    >
      {say.value('language')}
    </button>
  )
}
