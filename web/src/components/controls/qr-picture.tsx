import { useLingui } from '@lingui/react/macro';
import { encode } from 'uqr';
import styles from './code-ticket.module.css';

/** A QR code as SVG. Dark on light with a light border in both themes; otherwise, cameras don't detect it. */
export function QrPicture({ text }: { readonly text: string }) {
  const { t } = useLingui();
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={styles.qr} role="img" aria-label={t`QR code`}>
      <path d={squares.join('')} />
    </svg>
  );
}
