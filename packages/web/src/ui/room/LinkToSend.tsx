import { useRef, useState } from 'preact/hooks'
import { encode } from 'uqr'
import { say } from '../../settings/say.ts'

/** A link with a button that copies it. On a network address without TLS there is no clipboard: it is copied by hand. */
export function LinkToSend({ link, label, big = false }: { link: string; label: string; big?: boolean }) {
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'no' | 'yes' | 'by-hand'>('no')
  const copy = async (): Promise<void> => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(link)
    } catch {
      // Without TLS a browser has no clipboard for pages; the old command works, or the keys of the system do.
      if (!document.execCommand('copy')) return setCopied('by-hand')
    }
    setCopied('yes')
  }
  const share = (): Promise<void> =>
    // Closed without having sent it: nothing happens.
    navigator.share({ title: say.value('roomInvite'), url: link }).catch(() => undefined)
  return (
    <div class="link-to-send">
      <label>
        {label}
        <input
          type="text"
          ref={field}
          readOnly
          value={link}
          data-link=""
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button type="button" class={big ? 'primary' : ''} data-copy="" onClick={() => void copy()}>
        {say.value(copied === 'yes' ? 'roomCopied' : 'roomCopy')}
      </button>
      {/* A secure address has a share sheet on phones. */}
      {'share' in navigator && big ? (
        <button type="button" data-share-link="" onClick={() => void share()}>
          {say.value('roomShare')}
        </button>
      ) : null}
      {copied === 'by-hand' ? <small role="status">{say.value('roomCopyByHand')}</small> : null}
      {big ? <QrCode text={link} /> : null}
    </div>
  )
}

/** A text as a QR code, for the camera of a phone. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text)
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR" shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
