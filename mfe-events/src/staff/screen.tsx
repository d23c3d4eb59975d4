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

type FaultProps = { fault: unknown; /** What goes on all the same. */ text?: string; onRetry: () => void };

/** What a tool shows could not be had; what it showed before stays. */
export function ScreenFault({ fault, text, onRetry }: FaultProps) {
  const { t } = useLingui();
  return (
    <PaneNotice
      fault={fault}
      title={t`這一頁沒有載到`}
      text={text ?? t`玩家那邊不受影響。`}
      again={{ label: t`再試一次`, onPress: onRetry }}
    />
  );
}

/** The same for what shows deliveries: those go on without it. */
export function DeliveriesFault(props: Omit<FaultProps, 'text'>) {
  const { t } = useLingui();
  return <ScreenFault {...props} text={t`寄送不受影響，照樣在背景進行。`} />;
}
