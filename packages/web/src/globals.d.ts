/** The version of this build, put in by the bundler. */
declare const __VERSION__: string

interface ImportMeta {
  readonly env: { readonly PROD: boolean }
  /** The bundler's list of files, each a function that loads it. */
  glob<T>(patterns: readonly string[], options: { readonly import: string }): Record<string, () => Promise<T>>
}
