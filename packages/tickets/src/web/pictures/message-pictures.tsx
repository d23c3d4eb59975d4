import type { PictureView } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { Pictures } from './pictures.tsx';
import css from './pictures.module.css';
import type { Refresh } from './use-lasting-pictures.ts';

export function MessagePictures({ pictures, refresh }: { pictures: readonly PictureView[]; refresh: Refresh }) {
  const { t } = useLingui();
  const payments = pictures.filter(({ kind }) => kind === 'pay');
  const label = t({ context: 'tickets', message: '儲值憑證' });
  return (
    <>
      <Pictures pictures={pictures.filter(({ kind }) => kind !== 'pay')} refresh={refresh} />
      {payments.length > 0 && (
        <>
          <div className={css.group} aria-hidden="true">
            {label}
          </div>
          <Pictures pictures={payments} refresh={refresh} label={label} />
        </>
      )}
    </>
  );
}
