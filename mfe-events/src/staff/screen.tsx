import { PaneNotice } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import css from './screen.module.css';

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** A tool beside the views: its title, what it is for, and itself. */
export function Screen({ title, lead, children }: Props) {
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={css.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}

/** What a tool shows could not be had; what it showed before stays. */
export function ScreenFault({ fault, onRetry }: { fault: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <PaneNotice
      fault={fault}
      title={t`這一頁沒有載到`}
      text={t`寄送不受影響，照樣在背景進行。`}
      again={{ label: t`再試一次`, onPress: onRetry }}
    />
  );
}
