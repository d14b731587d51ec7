import { KernelError } from '@fudaba/kernel'

/** The kernel does not know where its input came from: names the file in what it refuses. */
export function inFile<T>(file: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (error instanceof KernelError) throw new KernelError(error.code, `${file}: ${error.message}`)
    throw error
  }
}
