import { KernelError } from '@fudaba/kernel'
import { HostError } from '@fudaba/table'

/** Adds the file name to errors of kernel and host, which do not know where their input came from. */
export async function inFile<T>(file: string, act: () => T | Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof KernelError || error instanceof HostError)
      throw new HostError(error.code, `${file}: ${error.message}`)
    throw error
  }
}
