import { EXPIRING_DAYS, MAX_VIP_LEVEL, vipEditors, vipReaders, vipSources } from '@hub/contracts/vip';
import { Button, CardList, LinkButton, SiteLink, useSearchParams } from '@hub/web';
import { CrownIcon } from '@hub/web/parts';
import { ListScreen, ListSearch, useSearchFilters, useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useListWords } from '../use-list-words.ts';
import { vipAddress } from '../vip-address.ts';
import { useVipCountsQuery, useVipListInfiniteQuery } from './members.api.ts';
import css from '../vip-list.module.css';
import { MemberRow } from './member-row.tsx';

const SOON = [7, 30, 90] as const;
const levels = Array.from({ length: MAX_VIP_LEVEL + 1 }, (_, level) => String(level));

/** Who is VIP and why, what ends next first. */
export function MembersPage() {
  const { t } = useLingui();
  const { sources, states } = useListWords();
  const { signedIn, games } = useStaffGames(vipReaders);
  const edits = useStaffGames(vipEditors).games.length > 0;
  const [search] = useSearchParams();
  const of = (name: string) => search.get(name) ?? '';
  const list = useVipListInfiniteQuery(
    {
      game_id: of('game'),
      source: of('source'),
      level: of('level'),
      state: of('state'),
      days: of('days'),
      q: of('q'),
      agent: of('agent'),
    },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ListScreen
      title={t`VIP 名單`}
      lead={t`人工名單優先；其餘取遊戲送來和消費規則之中較高的。快到期的在前。`}
      actions={
        <>
          <LinkButton size="small" to={vipAddress.rules}>{t`消費規則`}</LinkButton>
          <LinkButton size="small" to={vipAddress.imports}>
            {edits ? t`匯入名單` : t`匯入紀錄`}
          </LinkButton>
          {edits && <LinkButton size="small" variant="primary" to={vipAddress.fresh}>{t`加入一筆`}</LinkButton>}
        </>
      }
      filters={[
        { name: 'game', label: t`遊戲`, options: games.map(({ value, label, lang }) => [value, label, lang]) },
        { name: 'source', label: t`來源`, options: vipSources.map((one) => [one, sources[one]]) },
        { name: 'level', label: t`等級`, options: levels.map((one) => [one, one === '0' ? t`0（不算 VIP）` : one]) },
        {
          name: 'state',
          label: t`狀態`,
          none: states.active[0],
          options: (['upcoming', 'ended'] as const).map((one) => [one, states[one][0]]),
        },
        { name: 'days', label: t`到期`, options: SOON.map((days) => [String(days), t`${days} 天內到期`]) },
      ]}
      tools={<Tools />}
      list={list}
      live={signedIn}
      away={{ title: t`名單沒有載到`, text: t`玩家的資格不受影響。` }}
      empty={{
        icon: <CrownIcon />,
        title: t`名單裡沒有符合的`,
        text: t`換個條件再看。`,
        action: search.size > 0 && <LinkButton size="small" to={vipAddress.list}>{t`清除條件`}</LinkButton>,
      }}
      status={(many, ended) => (ended ? t`共 ${many} 筆，已全部列出` : t`已列出 ${many} 筆`)}
    >
      {(rows) => (
        <CardList aria-label={t`VIP 名單`}>
          {rows.map((row) => (
            <MemberRow key={`${row.source} ${row.game_id} ${row.partner_uid} ${row.id}`} row={row} />
          ))}
        </CardList>
      )}
    </ListScreen>
  );
}

/** An account, whose players they are, and what is about to end. */
function Tools() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const narrow = useSearchFilters();
  const { data: counts } = useVipCountsQuery();
  const agent = search.get('agent') ?? '';
  const soon = counts && (counts.more ? `${counts.expiring}+` : String(counts.expiring));
  return (
    <>
      <ListSearch
        name="q"
        label={t`帳號 UID、角色 ID 或角色名稱`}
        hint={t`帳號 UID 打開頭幾個字就可以；角色 ID 請先選遊戲；角色名稱要完整，寫過 VIP 回報的才找得到`}
        action={t`找帳號`}
      />
      {agent && (
        <p className={css.line}>
          {t`只看 ${agent} 負責的`}
          <Button variant="quiet" size="small" onClick={() => narrow({ agent: '' })}>{t`看全部`}</Button>
        </p>
      )}
      {soon !== undefined && soon !== '0' && (
        <p className={css.line}>
          <SiteLink to={vipAddress.expiring(EXPIRING_DAYS)}>{t`${EXPIRING_DAYS} 天內有 ${soon} 筆到期`}</SiteLink>
        </p>
      )}
    </>
  );
}
