import { vipReaders, type VipRow } from '@hub/contracts/vip';
import { Badge, contentLang, formatDay, Link, ListRow } from '@hub/web';
import { CrownIcon } from '@hub/web/parts';
import { useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useListWords } from '../use-list-words.ts';
import { vipAddress } from '../vip-address.ts';
import css from '../vip-list.module.css';

/** What one source says of an account, and whether it is what counts. */
export function MemberRow({ row }: { row: VipRow }) {
  const { t } = useLingui();
  const { sources, states } = useListWords();
  const { nameOf } = useStaffGames(vipReaders);
  const [state, kind] = states[row.state];
  const level = row.level === 0 ? t`不算 VIP` : `VIP ${row.level}`;
  const [from, until] = [row.begins_at && formatDay(row.begins_at), row.ends_at && formatDay(row.ends_at)];
  return (
    <ListRow>
      <span className={css.head}>
        {row.id === null ? (
          <b className={css.account}>{row.partner_uid}</b>
        ) : (
          <Link className={css.account} to={vipAddress.entry(row.id)}>
            {row.partner_uid}
          </Link>
        )}
        <Badge kind={row.level === 0 ? 'neutral' : 'game'} icon={row.level === 0 ? null : <CrownIcon />}>
          {level}
        </Badge>
        <Badge kind={kind} icon={null}>
          {state}
        </Badge>
        {!row.counts && row.state === 'active' && <Badge kind="neutral">{t`以 VIP ${row.ranking} 為準`}</Badge>}
      </span>
      <span className={css.facts}>
        <span lang={contentLang}>{nameOf(row.game_id)}</span>
        <span>{sources[row.source]}</span>
        {row.state === 'upcoming' && from && <span>{t`${from} 開始`}</span>}
        <span>{until ? t`到 ${until}` : t`沒有結束日`}</span>
        {row.agent && <Link to={vipAddress.agent(row.agent.login)}>{t`專屬客服 ${row.agent.name}`}</Link>}
        {row.note && <span lang={contentLang}>{row.note}</span>}
      </span>
    </ListRow>
  );
}
