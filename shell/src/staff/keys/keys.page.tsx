import {
  Button,
  EmptyState,
  LinkButton,
  Notice,
  PageBody,
  PageTitle,
  Skeleton,
  usePageTitle,
  useSearchParams,
} from '@hub/web';
import { Field, MoreButton, Select } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { EVERY_GAME, useGameNames } from '../roles.ts';
import { KeyList } from './key-list.tsx';
import { KeyTest } from './key-test.tsx';
import { usePartnerKeysInfiniteQuery } from './keys.api.ts';
import css from './keys.module.css';

/** The keys with which the games' servers sign, by game; every change is asked for and approved by somebody else. */
export function KeysPage() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const game = search.get('game') ?? '';
  const { games } = useGameNames();
  usePageTitle(t`遊戲金鑰`);
  return (
    <PageBody width="text">
      <div className={css.head}>
        <PageTitle title={t`遊戲金鑰`} small />
        <LinkButton variant="primary" size="small" to={`/staff/keys/change${game && `?game=${game}`}`}>
          <Trans>新增金鑰</Trans>
        </LinkButton>
      </div>
      <p className={css.lead}>
        <Trans>
          每款遊戲有兩種金鑰：遊戲用「登入權杖」的金鑰簽發玩家的權杖，本站和遊戲伺服器用「伺服器連線」的金鑰互相簽章。兩種各最多兩把使用中：平常一把，更換時新舊並行。變更要由另一位系統管理者核准。
        </Trans>
      </p>
      <Field id="key-game" label={t`遊戲`}>
        {(wire) => (
          <Select
            {...wire}
            width="medium"
            empty={t`全部遊戲`}
            value={game}
            onChange={(event) => setSearch(event.currentTarget.value ? { game: event.currentTarget.value } : {})}
          >
            {games
              .filter(([id]) => id !== EVERY_GAME)
              .map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <Keys key={game} game={game} />
      <KeyTest />
    </PageBody>
  );
}

function Keys({ game }: { game: string }) {
  const { t } = useLingui();
  const list = usePartnerKeysInfiniteQuery({ game });
  if (list.isLoading) return <Skeleton shape="rows" count={4} />;
  if (!list.data) {
    return (
      <Notice kind="bad" title={t`金鑰沒有載入`} role="alert">
        <Button size="small" busy={list.isFetching} onClick={() => void list.refetch()}>
          <Trans>再試一次</Trans>
        </Button>
      </Notice>
    );
  }
  const keys = list.data.pages.flatMap(({ data }) => data);
  const addresses = list.data.pages.flatMap((page) => page.addresses);
  const games = [...new Set([...(game ? [game] : []), ...keys.map((row) => row.game_id)])];
  if (games.length === 0) {
    return <EmptyState title={t`還沒有金鑰`} text={t`新增一把，把密鑰交給遊戲的工程師，核准後就能用。`} />;
  }
  return (
    <>
      <KeyList games={games} keys={keys} addresses={addresses} />
      <MoreButton
        status={t`已列出 ${keys.length} 把`}
        more={
          list.hasNextPage
            ? { label: t`列出更多`, busy: list.isFetchingNextPage, onPress: () => void list.fetchNextPage() }
            : undefined
        }
      />
    </>
  );
}
