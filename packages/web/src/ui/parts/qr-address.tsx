import { useRef, type ReactNode } from 'react';
import { CopyButton } from '@hub/web';
import css from './qr-address.module.css';
import { QrCode } from './qr-code.tsx';

export type QrAddressProps = {
  address: string;
  copy: string;
  /** Names the picture for readers. */
  label: string;
  /** Beside the picture: how long it is good, who may have it. */
  children: ReactNode;
};

/** A page for another browser: an address to copy, and the same as a picture to scan. */
export function QrAddress({ address, copy, label, children }: QrAddressProps) {
  const shown = useRef<HTMLElement>(null);
  return (
    <div className={css.ways}>
      <p className={css.address}>
        <span ref={shown}>{address}</span>
        <CopyButton variant="words" text={address} label={copy} shown={shown} />
      </p>
      <div className={css.scan}>
        <QrCode text={address} label={label} />
        <p>{children}</p>
      </div>
    </div>
  );
}
