import { Button, contentLang, EmptyState, LinkButton, Skeleton, useSearchParams } from '@hub/web';
import { useQuietRefresh, useSearchFilters, useSessionEnd } from '@hub/web/staff';
import { Field, MoreButton, Select } from '@hub/web/parts';
import { mailStatuses, type EventData } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useRef, type FormEvent } from 'react';
import { mayKeepLocks } from '../../codes/code-rights.ts';
import { FindInput } from '../../find-input.tsx';
import { ScreenFault } from '../../screen.tsx';
import { useSerialBatchesInfiniteQuery } from '../../serials/serials.api.ts';
import { useStaff } from '../../staff-context.ts';
import { WideTable } from '../../wide-table.tsx';
import { eventAddress } from '../events-address.ts';
import css from '../one/event.module.css';
import { useRedemptionsInfiniteQuery, type RedemptionChoice } from '../redemptions.api.ts';
import { useMailWords } from '../words/use-event-words.ts';
import { RedemptionLine } from './redemption-line.tsx';

/** Who redeemed what at this event, newest first, and where the mails are. */
export function RedemptionsTab({ event: { row, draft } }: { event: EventData }) {
  const { t } = useLingui();
  const { me } = useStaff();
  const [search] = useSearchParams();
  const choose = useSearchFilters();
  const read = (name: string) => search.get(name) ?? '';
  const choice: RedemptionChoice = {
    id: row.id,
    category: read('category'),
    batch: read('batch'),
    mail: mailStatuses.find((one) => one === read('mail')) ?? '',
    find: read('find'),
  };
  return (
    <>
      <Filters choice={choice} categories={draft.categories} onChoose={choose} />
      {mayKeepLocks(me, row.game_id) && row.phase !== 'draft' && (
        <p className={css.line}>
          <LinkButton size="small" to={eventAddress(row.id, 'substitute')}>
            {t`補兌換`}
          </LinkButton>
          <span className={css.text}>{t`玩家的序號確實有效卻換不到時，補一份獎勵給他。`}</span>
        </p>
      )}
      <RedemptionList key={JSON.stringify(choice)} choice={choice} />
    </>
  );
}

type FiltersProps = {
  choice: RedemptionChoice;
  categories: EventData['draft']['categories'];
  onChoose: (over: Record<string, string>) => void;
};

function Filters({ choice, categories, onChoose }: FiltersProps) {
  const { t } = useLingui();
  const mails = useMailWords();
  const form = useRef<HTMLFormElement>(null);
  // What was typed counts with whatever is chosen next.
  const choose = (over: Record<string, string>) =>
    onChoose({ ...over, find: String(new FormData(form.current!).get('find') ?? '').trim() });
  const find = (event: FormEvent) => {
    event.preventDefault();
    choose({});
  };
  return (
    <form ref={form} role="search" aria-label={t`找兌換紀錄`} className={css.filters} onSubmit={find}>
      <Field id="redemptions-find" label={t`角色 ID 或帳號 UID`}>
        {(wire) => <FindInput {...wire} value={choice.find} maxLength={64} />}
      </Field>
      <Field id="redemptions-category" label={t`獎勵`}>
        {(wire) => (
          <Select
            {...wire}
            empty={t`不限`}
            value={choice.category}
            onChange={(event) => choose({ category: event.currentTarget.value })}
          >
            {categories
              .filter(({ id }) => id > 0)
              .map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <Field id="redemptions-mail" label={t`信的狀態`}>
        {(wire) => (
          <Select
            {...wire}
            empty={t`不限`}
            value={choice.mail}
            onChange={(event) => choose({ mail: event.currentTarget.value })}
          >
            {mailStatuses.map((one) => (
              <option key={one} value={one}>
                {mails[one][0]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <BatchChoice event={choice.id} value={choice.batch} onChoose={(batch) => choose({ batch })} />
      <Button type="submit" size="small">{t`找`}</Button>
    </form>
  );
}

type BatchProps = { event: number; value: string; onChoose: (batch: string) => void };

/** The latest batches of the event whose codes were ever good, by name; one that the address names stands there in any case. */
function BatchChoice({ event, value, onChoose }: BatchProps) {
  const { t } = useLingui();
  const { data } = useSerialBatchesInfiniteQuery({ event: String(event), state: '', kind: '' });
  const batches = (data?.pages.flatMap((page) => page.data) ?? []).filter(({ ready_at }) => ready_at !== null);
  const listed = value === '' || batches.some(({ id }) => String(id) === value);
  return (
    <Field id="redemptions-batch" label={t`序號批次`}>
      {(wire) => (
        <Select {...wire} empty={t`不限`} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
          {batches.map(({ id, name }) => (
            <option key={id} value={id} lang={contentLang}>
              {`#${id} ${name}`}
            </option>
          ))}
          {!listed && <option value={value}>{`#${value}`}</option>}
        </Select>
      )}
    </Field>
  );
}

function RedemptionList({ choice }: { choice: RedemptionChoice }) {
  const { t } = useLingui();
  const { signedIn } = useStaff();
  const result = useRedemptionsInfiniteQuery(choice, { refetchOnMountOrArgChange: true });
  const { currentData: data, error, refetch, isFetchingNextPage, hasNextPage, fetchNextPage } = result;
  useSessionEnd(error);
  useQuietRefresh(() => void refetch(), signedIn);
  if (!data)
    return error ? <ScreenFault fault={error} onRetry={() => void refetch()} /> : <Skeleton shape="rows" count={5} />;
  const rows = data.pages.flatMap((page) => page.data);
  const narrowed = choice.category || choice.batch || choice.mail || choice.find;
  if (rows.length === 0)
    return narrowed ? (
      <EmptyState
        title={t`沒有符合的兌換`}
        text={t`條件都符合的一筆也沒有。可以少一個條件再看。`}
        action={<LinkButton size="small" to={eventAddress(choice.id, 'redemptions')}>{t`清除條件`}</LinkButton>}
      />
    ) : (
      <EmptyState title={t`還沒有人兌換`} text={t`玩家兌換後，誰拿了什麼、信在哪裡，都會列在這裡。`} />
    );
  const more = { label: t`列出更多`, busy: isFetchingNextPage, onPress: () => void fetchNextPage() };
  return (
    <>
      <WideTable label={t`兌換紀錄`} heads={[t`時間`, t`角色`, t`獎勵`, t`序號`, t`信`]}>
        {rows.map((row) => (
          <RedemptionLine key={row.id} row={row} />
        ))}
      </WideTable>
      <MoreButton
        status={hasNextPage ? t`已列出 ${rows.length} 筆` : t`共 ${rows.length} 筆，已全部列出`}
        more={hasNextPage ? more : undefined}
      />
    </>
  );
}
