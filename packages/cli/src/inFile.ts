import { KernelError } from '@fudaba/kernel'
import { HostError } from '@fudaba/table'

/** Neither kernel nor host knows where its input came from: names the file in what they refuse. */
export async function inFile<T>(file: string, act: () => T | Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof KernelError || error instanceof HostError)
      throw new HostError(error.code, `${file}: ${error.message}`)
    throw error
  }
}
