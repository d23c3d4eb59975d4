import { siteOrigin } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { readFrameMessage } from './frame-message.ts';
import css from './embedded.module.css';

/** An outside form may run scripts, send itself and open windows; it may not lead this page away or read what is ours. */
const SANDBOX = 'allow-scripts allow-forms allow-popups';

type Props = { address: string; title: string; lifted?: boolean; onDone?: () => void };

/**
 * A form in a frame: one of ours (`/survey/form/…`) or an outside https address. When it was sent, as ours says and as the second
 * load of any frame tells, the frame shrinks and the page is at its top.
 */
export function EmbeddedForm({ address, title, lifted, onDone }: Props) {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const loads = useRef(0);
  const [height, setHeight] = useState<number>();
  const [done, setDone] = useState(false);
  const own = address.startsWith('/');

  const end = () => {
    setDone(true);
    scrollTo(0, 0);
    onDone?.();
  };
  const ended = useRef(end);
  useEffect(() => {
    ended.current = end;
  });

  useEffect(() => {
    if (!own) return;
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== siteOrigin()) return;
      const message = readFrameMessage(data);
      if (message?.height !== undefined) setHeight(message.height);
      if (message?.done) ended.current();
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [own]);

  return (
    <iframe
      ref={frame}
      className={css.frame}
      data-done={done || undefined}
      data-lifted={lifted || undefined}
      style={height === undefined ? undefined : { height: `${height}px` }}
      title={t`問卷表單：${title}`}
      src={own ? inFrame(address) : address}
      sandbox={own ? undefined : SANDBOX}
      referrerPolicy="no-referrer"
      onLoad={() => {
        loads.current += 1;
        if (loads.current === 2) end();
      }}
    />
  );
}

/** Our own page leaves bar and footer to the one around it. */
const inFrame = (address: string) => `${address}${address.includes('?') ? '&' : '?'}ui=frame`;
