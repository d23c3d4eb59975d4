import { ListPane, PaneBones, PaneRows, stepToRow } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useChosen } from '../bulk/use-chosen.ts';
import { caseAddress, type QueueChoice } from '../desk-address.ts';
import { useShortKey } from '../keys/use-short-key.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { useNow } from '../use-now.ts';
import { QueueFoot } from './queue-foot.tsx';
import css from './queue-pane.module.css';
import { QueueRow } from './queue-row.tsx';
import { QueueEmpty, QueueFault } from './queue-states.tsx';
import type { Queue } from './use-queue.ts';
import { useQueueWords } from './use-queue-words.ts';

const BONES = 12;

type Props = { choice: QueueChoice; queue: Queue; openId: number | null };

/** The list of cases. J and K step through the rows from anywhere on the page. */
export function QueuePane({ choice, queue, openId }: Props) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const words = useQueueWords()[choice.queue];
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const { rows, fault } = queue;
  const chosen = useChosen(openId);
  useShortKey('j', () => stepToRow(list.current, 1));
  useShortKey('k', () => stepToRow(list.current, -1));
  const columns = (
    <>
      <span className={css.subject}>{t`案件`}</span>
      <span>{t`類型`}</span>
      <span className={css.right}>{t`等待`}</span>
      <span className={css.right}>{t`狀態`}</span>
    </>
  );
  return (
    <ListPane
      className={css.pane}
      label={t`案件清單`}
      title={words.name}
      order={words.order}
      behind={openId !== null}
      columns={columns}
    >
      {fault !== undefined && <QueueFault fault={fault} stale={rows !== undefined} onRetry={queue.refresh} />}
      {rows === undefined && fault === undefined && <PaneBones count={BONES} />}
      {rows?.length === 0 && <QueueEmpty choice={choice} words={words} />}
      <PaneRows ref={list} aria-label={words.name}>
        {rows?.map((row) => (
          <QueueRow
            key={row.id}
            row={row}
            to={caseAddress(desk, row.id, choice)}
            open={row.id === openId}
            now={now}
            chosen={chosen}
          />
        ))}
      </PaneRows>
      <BulkBar ids={chosen.ids} onClear={chosen.clear} />
      {rows !== undefined && rows.length > 0 && <QueueFoot queue={queue} count={rows.length} />}
    </ListPane>
  );
}
