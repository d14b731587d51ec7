import { toLobby } from '../../navigation/screen.ts'
import { say } from '../../settings/say.ts'
import { LanguageButton } from '../controls/LanguageButton.tsx'

/** The owners of the games, as in the README, with their own pages. */
const owners = [
  {
    game: 'BlackPoker',
    owner: '© 2013 もりくま (BlackPoker)',
    page: 'https://blackpoker.github.io/BlackPoker/',
  },
  { game: '軌跡 TRADING CARD GAME', owner: '© Nihon Falcom Corporation', page: 'https://www.falcom.co.jp/' },
  { game: 'ラストクロニクル', owner: '© Hobby JAPAN', page: 'https://hobbyjapan.co.jp/' },
  { game: 'アクエリアンエイジ', owner: '© BROCCOLI', page: 'https://www.broccoli.co.jp/' },
  { game: 'カードファイト!! ヴァンガード', owner: '© Bushiroad', page: 'https://cf-vanguard.com/' },
] as const

/** What this is, what it does with one's data, and whose games these are. */
export function AboutPage() {
  return (
    <div class="lobby about-page">
      <header class="lobby-head">
        <h1>{say.value('about')}</h1>
        <LanguageButton />
      </header>
      <main>
        <p>{say.value('about.what')}</p>
        <p>{say.value('about.alone')}</p>
        <p>{say.value('about.cards')}</p>
        <h2>{say.value('about.owners')}</h2>
        <p>{say.value('about.unofficial')}</p>
        <ul>
          {owners.map(({ game, owner, page }) => (
            <li key={game}>
              <b>{game}</b> {owner}{' '}
              <a href={page} target="_blank" rel="noreferrer">
                {new URL(page).host}
              </a>
            </li>
          ))}
        </ul>
        <p>{say.value('about.licence')}</p>
        <div class="buttons">
          <button type="button" class="primary home" onClick={toLobby}>
            {say.value('lobby')}
          </button>
        </div>
      </main>
      <footer>{say.value('version', { version: __VERSION__ })}</footer>
    </div>
  )
}
