/** Downloads a text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By then the download has copied the data.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Opens the system's share sheet on touch devices that have one, else downloads. */
export async function shareFile(name: string, text: string): Promise<void> {
  const file = new File([text], name, { type: 'application/json' })
  if (!mayShare(file)) return saveFile(name, text)
  await navigator.share({ files: [file], title: name }).catch(() => undefined)
}

const mayShare = (file: File): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [file] }) && matchMedia('(pointer: coarse)').matches
