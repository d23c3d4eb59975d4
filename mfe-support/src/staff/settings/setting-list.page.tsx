import {
  Button,
  EmptyState,
  LinkButton,
  Notice,
  PageTitle,
  SearchIcon,
  Skeleton,
  usePageTitle,
  useSearchParams,
} from '@hub/web';
import { Field, MoreButton, Select, TextInput } from '@hub/web/parts';
import { mayBeDrafted, mayBeMade, type SettingName } from '@hub/contracts/catalog';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { settingAddress } from './setting-address.ts';
import { SettingTable } from './setting-table.tsx';
import { useSettingsInfiniteQuery } from './settings.api.ts';
import css from './settings.module.css';
import { useGameChoice, useSettingNames } from './use-setting-words.ts';

type Props = { kind: SettingName; makes: boolean; drafts: boolean };

/** All settings of a kind, by game and words. What is looked for stands in the address. */
export function SettingListPage({ kind, makes, drafts }: Props) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const [game, q] = [search.get('game') ?? '', search.get('q') ?? ''];
  const words = useSettingNames()[kind];
  usePageTitle(words.name);
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const of = (name: string) => String(form.get(name) ?? '').trim();
    setSearch({ ...(of('game') && { game: of('game') }), ...(of('q') && { q: of('q') }) });
  };
  const may = mayBeMade(kind) && (makes || (drafts && mayBeDrafted(kind)));
  return (
    <>
      <div className={css.head}>
        <PageTitle title={words.name} small />
        <div className={css.deeds}>
          {kind === 'servers' && makes && (
            <LinkButton size="small" to={settingAddress(kind, 'import')}>
              <Trans>匯入 CSV</Trans>
            </LinkButton>
          )}
          {may && (
            <LinkButton variant="primary" size="small" to={settingAddress(kind, 'new')}>
              {t`新增${words.one}`}
            </LinkButton>
          )}
        </div>
      </div>
      {kind !== 'site' && <Search key={`${game} ${q}`} game={game} q={q} onSubmit={look} />}
      <Rows key={`${kind} ${game} ${q}`} kind={kind} game={game} q={q} />
    </>
  );
}

type SearchProps = { game: string; q: string; onSubmit: (event: FormEvent<HTMLFormElement>) => void };

function Search({ game, q, onSubmit }: SearchProps) {
  const { t } = useLingui();
  const { games } = useGameChoice();
  return (
    <form role="search" className={css.search} onSubmit={onSubmit}>
      <Field id="setting-game" label={t`遊戲`}>
        {(wire) => (
          <Select {...wire} name="game" defaultValue={game} empty={t`不限`}>
            <option value="*">{t`全部遊戲共用`}</option>
            {games.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="setting-words" label={t`找文字`}>
        {(wire) => <TextInput {...wire} name="q" type="search" defaultValue={q} />}
      </Field>
      <Button type="submit" icon={<SearchIcon />}>
        <Trans>搜尋</Trans>
      </Button>
    </form>
  );
}

function Rows({ kind, game, q }: { kind: SettingName; game: string; q: string }) {
  const { t } = useLingui();
  const list = useSettingsInfiniteQuery({ kind, game, q });
  if (list.isLoading) return <Skeleton shape="rows" count={6} />;
  if (!list.data) {
    return (
      <Notice kind="bad" title={t`設定沒有載入`} role="alert">
        <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
          <Trans>再試一次</Trans>
        </Button>
      </Notice>
    );
  }
  const rows = list.data.pages.flatMap(({ data }) => data);
  const total = list.data.pages[0]?.page.total ?? rows.length;
  if (rows.length === 0) return <EmptyState icon={<SearchIcon />} title={t`沒有符合的設定`} />;
  return (
    <>
      <SettingTable kind={kind} rows={rows} />
      <MoreButton
        status={t`${rows.length} 筆，共 ${total} 筆`}
        more={
          list.hasNextPage
            ? { label: t`列出更多`, busy: list.isFetchingNextPage, onPress: () => void list.fetchNextPage() }
            : undefined
        }
      />
    </>
  );
}
