import { Button, EmptyState, LockIcon, Skeleton, useSearchParams } from '@hub/web';
import { useQuietRefresh, useSearchFilters, useSessionEnd } from '@hub/web/staff';
import { Field, MoreButton, Select } from '@hub/web/parts';
import type { EventData, LockRow } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import { FindInput } from '../../find-input.tsx';
import { ScreenFault } from '../../screen.tsx';
import { useStaff } from '../../staff-context.ts';
import css from '../one/event.module.css';
import { useLocksInfiniteQuery, type LockChoice } from '../redemptions.api.ts';
import { LockCard } from './lock-card.tsx';
import own from './locks.module.css';
import { UnlockDialog } from './unlock-dialog.tsx';

/** Accounts that entered wrong codes at this event: the locked ones, or all of them. */
export function LocksTab({ event: { row } }: { event: EventData }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const narrow = useSearchFilters();
  const which = search.get('which') === 'all' ? 'all' : 'locked';
  const choice: LockChoice = { id: row.id, which, find: search.get('find') ?? '' };
  const choose = ({ which: whose, ...over }: { which: LockChoice['which']; find: string }) =>
    narrow({ ...over, which: whose === 'all' ? whose : '' });
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget);
    // Whoever looks for one player wants to know how many tries are used up, locked or not.
    choose({ find: typed, which: typed ? 'all' : which });
  };
  return (
    <>
      <form role="search" aria-label={t`找帳號`} className={css.filters} onSubmit={find}>
        <Field id="locks-find" label={t`角色 ID 或帳號 UID`}>
          {(wire) => <FindInput {...wire} value={choice.find} maxLength={64} />}
        </Field>
        <Field id="locks-which" label={t`看哪些`}>
          {(wire) => (
            <Select
              {...wire}
              value={which}
              onChange={({ currentTarget: { value, form } }) =>
                choose({ which: value === 'all' ? 'all' : 'locked', find: typedIn(form) })
              }
            >
              <option value="locked">{t`鎖定中的`}</option>
              <option value="all">{t`所有輸入錯過的`}</option>
            </Select>
          )}
        </Field>
        <Button type="submit" size="small">{t`找`}</Button>
      </form>
      <LockList key={`${which} ${choice.find}`} choice={choice} />
    </>
  );
}

/** What stands in the search: it counts with whatever is chosen beside it. */
const typedIn = (form: HTMLFormElement | null): string =>
  String(new FormData(form ?? undefined).get('find') ?? '').trim();

function LockList({ choice }: { choice: LockChoice }) {
  const { t } = useLingui();
  const { signedIn } = useStaff();
  const result = useLocksInfiniteQuery(choice, { refetchOnMountOrArgChange: true });
  const { currentData: data, error, refetch, isFetchingNextPage, hasNextPage, fetchNextPage } = result;
  const title = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<LockRow>();
  const [said, setSaid] = useState('');
  useSessionEnd(error);
  useQuietRefresh(() => void refetch(), signedIn);
  if (!data)
    return error ? <ScreenFault fault={error} onRetry={() => void refetch()} /> : <Skeleton shape="rows" count={3} />;
  const rows = data.pages.flatMap((page) => page.data);
  const more = { label: t`列出更多`, busy: isFetchingNextPage, onPress: () => void fetchNextPage() };
  const unlocked = (row: LockRow) => {
    setAsked(undefined);
    setSaid(t`已解鎖 ${row.role_id}，可以重新輸入 ${row.limit} 次`);
    // Its card may be gone by now.
    requestAnimationFrame(() => title.current?.focus());
  };
  return (
    <section className={css.part} aria-labelledby="locks-title">
      <h2 ref={title} id="locks-title" tabIndex={-1} className={css.heading}>
        {choice.which === 'all' ? t`輸入錯過的帳號` : t`鎖定中的帳號`}
      </h2>
      <p className={own.said} role="status">
        {said}
      </p>
      {rows.length === 0 ? (
        <NoLocks choice={choice} />
      ) : (
        <>
          <ul className={own.locks}>
            {rows.map((row) => (
              <LockCard key={row.id} row={row} onUnlock={() => setAsked(row)} />
            ))}
          </ul>
          <MoreButton
            status={hasNextPage ? t`已列出 ${rows.length} 個` : t`共 ${rows.length} 個，已全部列出`}
            more={hasNextPage ? more : undefined}
          />
        </>
      )}
      {asked && <UnlockDialog row={asked} onClose={() => setAsked(undefined)} onDone={() => unlocked(asked)} />}
    </section>
  );
}

function NoLocks({ choice }: { choice: LockChoice }) {
  const { t } = useLingui();
  if (choice.find)
    return <EmptyState title={t`沒有這個帳號的錯誤紀錄`} text={t`角色 ID 不對，或他在這個活動還沒有輸入錯過。`} />;
  return (
    <EmptyState
      icon={<LockIcon />}
      title={choice.which === 'all' ? t`還沒有人輸入錯過` : t`沒有鎖定的帳號`}
      text={t`輸入錯誤到上限的帳號會列在這裡，由同事解鎖。`}
    />
  );
}
