import {
  Button,
  EmptyState,
  LinkButton,
  Notice,
  PageTitle,
  SearchIcon,
  Skeleton,
  useGetGamesQuery,
  usePageTitle,
  useSearchParams,
} from '@hub/web';
import { Field, MoreButton, Select, Tabs, TextInput } from '@hub/web/parts';
import { WHITELIST_VALUE_MAX, whitelistEditors, whitelistNames, type WhitelistName } from '@hub/contracts/support';
import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import css from '../settings/settings.module.css';
import { EntryItems } from './entry-items.tsx';
import { useKeptGames } from '../settings/use-kept-games.ts';
import { useWhitelistWords } from './use-whitelist-words.ts';
import { importAddress, listAddress, newAddress } from './whitelist-address.ts';
import { useWhitelistInfiniteQuery, type WhitelistChoice } from './whitelist.api.ts';

/** Who is let in early, by game and value. What is looked for stands in the address. */
export function EntriesPage({ list }: { list: WhitelistName }) {
  const { t } = useLingui();
  const { lists } = useWhitelistWords();
  const [search, setSearch] = useSearchParams();
  const keeps = useKeptGames(whitelistEditors).length > 0;
  const choice: WhitelistChoice = { list, game_id: search.get('game') ?? '', q: search.get('q') ?? '' };
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const of = (name: string) => String(form.get(name) ?? '').trim();
    setSearch({ list, ...(of('game') && { game: of('game') }), ...(of('q') && { q: of('q') }) });
  };
  usePageTitle(t`白名單`);
  return (
    <>
      <div className={css.head}>
        <PageTitle title={t`白名單`} lead={lists[list].about} small />
        {keeps && (
          <div className={css.deeds}>
            <LinkButton size="small" to={importAddress(list)}>
              {t`匯入多筆`}
            </LinkButton>
            <LinkButton variant="primary" size="small" to={newAddress(list)}>
              {t`加入一筆`}
            </LinkButton>
          </div>
        )}
      </div>
      <Tabs
        label={t`哪一份名單`}
        links={whitelistNames.map((name) => ({
          label: lists[name].name,
          to: listAddress(name),
          current: name === list,
        }))}
      />
      <Search key={JSON.stringify(choice)} choice={choice} onSubmit={look} />
      <Entries key={`list ${JSON.stringify(choice)}`} choice={choice} />
    </>
  );
}

type SearchProps = { choice: WhitelistChoice; onSubmit: (event: FormEvent<HTMLFormElement>) => void };

function Search({ choice, onSubmit }: SearchProps) {
  const { t } = useLingui();
  const { data: games = [] } = useGetGamesQuery();
  return (
    <form role="search" className={css.search} onSubmit={onSubmit}>
      <Field id="whitelist-game" label={t`遊戲`}>
        {(wire) => (
          <Select {...wire} name="game" defaultValue={choice.game_id} empty={t`不限`}>
            <option value="*">{t`全部遊戲共用`}</option>
            {games.map(({ game_id, game_name }) => (
              <option key={game_id} value={game_id}>
                {game_name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="whitelist-words" label={t`帳號、角色編號、網段或備註`} hint={t`備註以外要輸入完整內容`}>
        {(wire) => (
          <TextInput
            {...wire}
            name="q"
            type="search"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={WHITELIST_VALUE_MAX}
            defaultValue={choice.q}
          />
        )}
      </Field>
      <Button type="submit" icon={<SearchIcon />}>
        {t`搜尋`}
      </Button>
    </form>
  );
}

function Entries({ choice }: { choice: WhitelistChoice }) {
  const { t } = useLingui();
  const { lists } = useWhitelistWords();
  const list = useWhitelistInfiniteQuery(choice);
  if (list.isLoading) return <Skeleton shape="rows" count={6} />;
  if (!list.data) {
    return (
      <Notice kind="bad" title={t`名單沒有載入`} role="alert">
        <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
          {t`再試一次`}
        </Button>
      </Notice>
    );
  }
  const rows = list.data.pages.flatMap(({ data }) => data);
  const total = list.data.pages[0]?.page.total ?? rows.length;
  if (rows.length === 0) return <EmptyState icon={<SearchIcon />} title={t`名單裡沒有符合的`} />;
  const more = { label: t`列出更多`, busy: list.isFetchingNextPage, onPress: () => void list.fetchNextPage() };
  return (
    <>
      <EntryItems label={lists[choice.list].name} rows={rows} />
      <MoreButton status={t`${rows.length} 筆，共 ${total} 筆`} more={list.hasNextPage ? more : undefined} />
    </>
  );
}
