/** The version of this build, put in by the bundler. */
declare const __VERSION__: string

interface ImportMeta {
  readonly env: { readonly PROD: boolean }
  /** Vite: a loader for each file that matches. */
  glob<T>(patterns: readonly string[], options: { readonly import: string }): Record<string, () => Promise<T>>
}
