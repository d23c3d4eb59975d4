import { contentLang } from '@hub/web';
import { Field, MoreButton, Select } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { anyEvent } from '../events/events-address.ts';
import { useStaffEventQuery, useStaffEventsInfiniteQuery } from '../events/events.api.ts';
import { useGames } from '../games.ts';

type Props = {
  id: string;
  value: string;
  onChoose: (event: string) => void;
  /** Words of the row that chooses none. */
  empty: string;
  error?: string | undefined;
  /** Events of which games; all where it is left out. */
  among?: (game: string) => boolean;
};

/** One of the events, the newest first. One that an address names is there however old it is. */
export function EventChoice({ id, value, onChoose, empty, error, among }: Props) {
  const { t } = useLingui();
  const { nameOf } = useGames();
  const { data, error: away, hasNextPage, isFetching, fetchNextPage, refetch } = useStaffEventsInfiniteQuery(anyEvent);
  const rows = (data?.pages.flatMap((page) => page.data) ?? []).filter(({ game_id }) => !among || among(game_id));
  const listed = value === '' || rows.some((row) => String(row.id) === value);
  const { currentData: named } = useStaffEventQuery(Number(value), { skip: listed || !data });
  return (
    <Field id={id} label={t`活動`} error={error}>
      {(wire) => (
        <>
          <Select {...wire} empty={empty} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
            {rows.map((row) => (
              <option key={row.id} value={row.id} lang={contentLang}>
                {`${row.name} · ${nameOf(row.game_id)}`}
              </option>
            ))}
            {!listed && <option value={value}>{named?.row.name ?? `#${value}`}</option>}
          </Select>
          {!data && away !== undefined && (
            <MoreButton
              size="small"
              status={t`活動清單暫時讀不到`}
              more={{ label: t`再試一次`, busy: isFetching, onPress: () => void refetch() }}
            />
          )}
          {hasNextPage && (
            <MoreButton
              size="small"
              status={t`列出最近的 ${rows.length} 個活動`}
              more={{ label: t`列出更早的`, busy: isFetching, onPress: () => void fetchNextPage() }}
            />
          )}
        </>
      )}
    </Field>
  );
}
