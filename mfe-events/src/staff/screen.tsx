import { PaneNotice, useDeskTexts } from '@hub/web/staff';
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

/** Words for what a tool shows and could not have. `text`: what goes on all the same. */
export function useScreenAway(text?: string): { title: string; text: string } {
  const { t } = useLingui();
  return { title: t`這一頁沒有載到`, text: text ?? t`玩家那邊不受影響。` };
}

/** The same for what shows deliveries: those go on without it. */
export function useDeliveriesAway(): { title: string; text: string } {
  const { t } = useLingui();
  return useScreenAway(t`寄送不受影響，照樣在背景進行。`);
}

type FaultProps = { fault: unknown; onRetry: () => void };

/** What a tool shows could not be had; what it showed before stays. */
export function ScreenFault({ fault, onRetry }: FaultProps) {
  const { tryAgain } = useDeskTexts();
  return <PaneNotice fault={fault} {...useScreenAway()} again={{ label: tryAgain, onPress: onRetry }} />;
}

export function DeliveriesFault({ fault, onRetry }: FaultProps) {
  const { tryAgain } = useDeskTexts();
  return <PaneNotice fault={fault} {...useDeliveriesAway()} again={{ label: tryAgain, onPress: onRetry }} />;
}
