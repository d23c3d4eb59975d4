import { CopyButton, Notice } from '@hub/web';
import { useRef } from 'react';
import css from './file-field.module.css';
import { useFileTexts } from './file-texts.ts';

export function SilentNotice({ address }: { address: string | undefined }) {
  const texts = useFileTexts();
  const shown = useRef<HTMLElement>(null);
  return (
    <Notice kind="info" title={texts.silent} role="status">
      <p className={css.elsewhere}>{texts.elsewhere}</p>
      {address !== undefined && (
        <p className={css.address}>
          <span ref={shown}>{address}</span>
          <CopyButton variant="words" text={address} label={texts.copyAddress} shown={shown} />
        </p>
      )}
    </Notice>
  );
}
