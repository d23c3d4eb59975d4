import { BigWord, usePageTitle } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import css from './not-found.module.css';

/** An address that nobody owns: what may have happened, and the ways on. */
export function NotFound({ text, children }: { text: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  usePageTitle(t`這裡沒有這一頁`);
  return (
    <div className={css.page}>
      <BigWord>{404}</BigWord>
      <h1 className={css.title}>
        <Trans>這裡沒有這一頁</Trans>
      </h1>
      <p className={css.text}>{text}</p>
      <div className={css.ways}>{children}</div>
    </div>
  );
}
