/** What one page tells the others. */
export type News =
  /** A game was kept or taken away. */
  | { readonly kind: 'changed'; readonly id: string }
  /** Another page wants to play this game. */
  | { readonly kind: 'wanted'; readonly id: string }

/** News between the pages of this browser, and within this one. */
export class NewsBoard {
  private readonly heard = new Set<(news: News) => void>()
  private readonly channel: BroadcastChannel | null

  constructor(channel: BroadcastChannel | null) {
    this.channel = channel
    channel?.addEventListener('message', ({ data }: MessageEvent<News>) => this.pass(data))
  }

  /** Everybody hears it, this page too. */
  tell(news: News): void {
    this.channel?.postMessage(news)
    this.pass(news)
  }

  /** The other pages hear it. */
  tellOthers(news: News): void {
    this.channel?.postMessage(news)
  }

  /** Returns what ends listening. */
  listen(hear: (news: News) => void): () => void {
    this.heard.add(hear)
    return () => void this.heard.delete(hear)
  }

  private pass(news: News): void {
    for (const hear of this.heard) hear(news)
  }
}
