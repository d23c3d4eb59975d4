import { Badge, CardList, ContentText, formatTime, ListRow, usePageTitle, useSearchParams } from '@hub/web';
import { ListRows, useSearchFilters } from '@hub/web/staff';
import { Field, Select } from '@hub/web/parts';
import { batchStates, type BatchRow } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useDeliveryBatchesInfiniteQuery } from '../tools.api.ts';
import { batchAddress } from '../deliveries-address.ts';
import { GameChoice } from '../game-choice.tsx';
import { useGames } from '../games.ts';
import { Screen, useDeliveriesAway } from '../screen.tsx';
import css from '../screen.module.css';
import { useStaff } from '../staff-context.ts';
import { mayRead } from '../staff-rights.ts';
import { useBatchStates } from './use-batch-words.ts';

/** What waits for one release, game by game. */
export function BatchesPage() {
  const { t } = useLingui();
  const { me } = useStaff();
  const states = useBatchStates();
  const [search] = useSearchParams();
  const choose = useSearchFilters();
  const title = t`批次放行`;
  usePageTitle(title);
  const choice = { game: search.get('game') ?? '', state: search.get('state') ?? '' };
  return (
    <Screen title={title} lead={t`一次寄給很多人的獎勵先停在這裡：試算、提出放行、由另一位同事核准，才會寄出。`}>
      <div className={css.filters}>
        <GameChoice
          id="batches-game"
          value={choice.game}
          empty={t`全部`}
          among={(game) => mayRead(me, game)}
          onChoose={(game) => choose({ game })}
        />
        <Field id="batches-state" label={t`狀態`}>
          {(wire) => (
            <Select
              {...wire}
              empty={t`不限`}
              value={choice.state}
              onChange={(event) => choose({ state: event.currentTarget.value })}
            >
              {batchStates.map((state) => (
                <option key={state} value={state}>
                  {states[state][0]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <BatchList choice={choice} />
    </Screen>
  );
}

function BatchList({ choice }: { choice: { game: string; state: string } }) {
  const { t } = useLingui();
  const { signedIn } = useStaff();
  const list = useDeliveryBatchesInfiniteQuery(choice, { refetchOnMountOrArgChange: true });
  return (
    <ListRows
      list={list}
      live={signedIn}
      away={useDeliveriesAway()}
      empty={{ title: t`沒有批次`, text: t`活動設成每週放行時，那一週的獎勵會出現在這裡。` }}
      status={(many, ended) => (ended ? t`共 ${many} 批，已全部列出` : t`已列出 ${many} 批`)}
    >
      {(rows) => (
        <CardList aria-label={t`批次`}>
          {rows.map((row) => (
            <BatchItem key={row.id} row={row} />
          ))}
        </CardList>
      )}
    </ListRows>
  );
}

function BatchItem({ row }: { row: BatchRow }) {
  const { t } = useLingui();
  const { nameOf } = useGames();
  const [word, look] = useBatchStates()[row.state];
  const by = row.released_by;
  return (
    <ListRow to={batchAddress(row.id)}>
      <span className={css.line}>
        <b>{row.name}</b>
        <Badge kind={look} icon={null}>
          {word}
        </Badge>
        {row.approval !== null && (
          <Badge kind="processing" icon={null}>
            {t`等核准`}
          </Badge>
        )}
      </span>
      <span className={css.facts}>
        <ContentText>{nameOf(row.game_id)}</ContentText>
        {row.waiting > 0 && <span>{t`${row.waiting} 封在等`}</span>}
        {row.deadline_at && <span>{t`最晚 ${formatTime(row.deadline_at)} 前送到`}</span>}
        {row.released_at && <span>{t`${by} 在 ${formatTime(row.released_at)} 放行`}</span>}
      </span>
    </ListRow>
  );
}
