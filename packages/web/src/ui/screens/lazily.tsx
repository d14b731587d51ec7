import { signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { notice } from '../../navigation/screen.ts'
import { say } from '../../settings/say.ts'

/**
 * A screen whose code is fetched when it is first shown: who opens the page waits for the lobby alone. Once fetched it
 * is drawn at once.
 */
export function lazily<P extends object>(fetched: () => Promise<ComponentType<P>>): ComponentType<P> {
  const screen = signal<ComponentType<P> | null>(null)
  return function Lazily(properties: P) {
    const Screen = screen.value
    useEffect(() => {
      if (screen.value !== null) return
      fetched().then(
        (component) => void (screen.value = component),
        () => void (notice.value = say.value('notLoaded')),
      )
    }, [])
    return Screen === null ? <p class="loading">{say.value('loading')}</p> : <Screen {...properties} />
  }
}
