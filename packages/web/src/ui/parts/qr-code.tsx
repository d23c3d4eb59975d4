import { useEffect, useState } from 'react';
import css from './qr-code.module.css';
import type { QrPath } from './qr-path.ts';

/** Dark on light in every theme: some cameras know nothing else. Its encoder is fetched when the first one is shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<QrPath>();
  useEffect(() => {
    let here = true;
    // Without it the address that stands beside it is still there.
    import('./qr-path.ts').then(
      ({ qrPath }) => here && setDrawn(qrPath(text)),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [text]);
  const size = drawn?.size ?? 1;
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      {drawn && <path d={drawn.path} />}
    </svg>
  );
}
