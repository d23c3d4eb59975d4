import { ListPane, PaneSkeleton, VirtualRows, type VirtualList, useNow, useSelection } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useCallback, type RefObject } from 'react';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { caseAddress, narrowings, type QueueChoice } from '../desk-address.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import { FilterBar } from './filter-bar.tsx';
import { isMixed } from './game-words.tsx';
import { QueueFoot } from './queue-foot.tsx';
import css from './queue-pane.module.css';
import { QueueRow } from './queue-row.tsx';
import { QueueEmpty, QueueFault } from './queue-states.tsx';
import type { Queue } from './use-queue.ts';
import { useQueueWords } from './use-queue-words.ts';

const BONES = 12;

type Props = { choice: QueueChoice; queue: Queue; openId: number | null; list: RefObject<VirtualList | null> };

export function QueuePane({ choice, queue, openId, list }: Props) {
  const { t } = useLingui();
  const { desk, signedIn } = useStaffDesk();
  const words = useQueueWords()[choice.queue];
  const now = useNow();
  const chosen = useSelection({ openId, live: signedIn });
  const { rows, fault, more, loadingMore } = queue;
  // A rare combination goes on by a press: it may look for long and find little.
  const goOn = queue.searchedTo === null && !loadingMore ? more : undefined;
  const nearEnd = useCallback(() => goOn?.(), [goOn]);
  const mixed = isMixed(rows);
  const narrowed = narrowings(choice).length > 0;
  return (
    <ListPane
      className={css.pane}
      label={t`案件清單`}
      title={words.name}
      order={words.order}
      behind={openId !== null}
      columns={<QueueColumns />}
      tools={<FilterBar choice={choice} />}
    >
      {fault !== undefined && <QueueFault fault={fault} stale={rows !== undefined} onRetry={queue.refresh} />}
      {rows === undefined && fault === undefined && <PaneSkeleton count={BONES} />}
      {rows?.length === 0 && !more && <QueueEmpty choice={choice} words={words} narrowed={narrowed} />}
      {rows !== undefined && (
        <VirtualRows
          ref={list}
          label={words.name}
          rows={rows}
          openId={openId}
          total={more ? null : rows.length}
          onNearEnd={nearEnd}
        >
          {(row) => (
            <QueueRow
              row={row}
              to={caseAddress(desk, row.id, choice)}
              open={row.id === openId}
              now={now}
              chosen={chosen}
              mixed={mixed}
            />
          )}
        </VirtualRows>
      )}
      <BulkBar ids={chosen.ids} onClear={chosen.clear} onBegun={() => list.current?.step(1)} />
      {rows !== undefined && (rows.length > 0 || more) && <QueueFoot queue={queue} count={rows.length} />}
    </ListPane>
  );
}

export function QueueColumns() {
  const { t } = useLingui();
  return (
    <>
      <span className={css.subject}>{t`案件`}</span>
      <span className={css.type}>{t`類型`}</span>
      <span className={css.right}>{t`等待`}</span>
      <span className={css.aside}>{t`負責`}</span>
      <span className={`${css.right} ${css.aside}`}>{t`狀態`}</span>
    </>
  );
}
