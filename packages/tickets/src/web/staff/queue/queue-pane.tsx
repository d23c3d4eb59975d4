import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { caseAddress, type QueueChoice } from '../desk-address.ts';
import { useShortKey } from '../keys/use-short-key.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { useNow } from '../use-now.ts';
import { stepToRow } from './step-to-row.ts';
import { QueueFoot } from './queue-foot.tsx';
import css from './queue-pane.module.css';
import { QueueRow } from './queue-row.tsx';
import { QueueEmpty, QueueFault, QueueSkeleton } from './queue-states.tsx';
import type { Queue } from './use-queue.ts';
import { useQueueWords } from './use-queue-words.ts';

type Props = { choice: QueueChoice; queue: Queue; openId: number | null };

/** The list of cases: heads of the columns, rows, foot. J and K step through the rows. */
export function QueuePane({ choice, queue, openId }: Props) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const words = useQueueWords()[choice.queue];
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const { rows, fault } = queue;
  const Heading = openId === null ? 'h1' : 'h2';
  useShortKey('j', () => stepToRow(list.current, 1));
  useShortKey('k', () => stepToRow(list.current, -1));
  return (
    <section className={css.pane} data-behind={openId !== null || undefined} aria-label={t`案件清單`}>
      <header className={css.head}>
        <Heading className={css.title}>{words.name}</Heading>
        <p className={css.order}>{words.order}</p>
      </header>
      <div className={css.columns} aria-hidden="true">
        <span>{t`案件`}</span>
        <span>{t`類型`}</span>
        <span className={css.right}>{t`等待`}</span>
        <span className={css.right}>{t`狀態`}</span>
      </div>
      <div className={css.scroll}>
        {fault !== undefined && <QueueFault fault={fault} stale={rows !== undefined} onRetry={queue.refresh} />}
        {rows === undefined && fault === undefined && <QueueSkeleton />}
        {rows?.length === 0 && <QueueEmpty choice={choice} words={words} />}
        <ul ref={list} aria-label={words.name}>
          {rows?.map((row) => (
            <QueueRow
              key={row.id}
              row={row}
              to={caseAddress(desk, row.id, choice)}
              open={row.id === openId}
              now={now}
            />
          ))}
        </ul>
        {rows !== undefined && rows.length > 0 && <QueueFoot queue={queue} count={rows.length} />}
      </div>
    </section>
  );
}
