import { Badge, formatAgo, ListRow, pageLanguage } from '@hub/web';
import type { AccountRow } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRoleLines } from '../roles.ts';
import css from './accounts.module.css';

/** An account in the list: who, what they may do, and what is unusual about it. */
export function AccountRowItem({ row }: { row: AccountRow }) {
  const { t } = useLingui();
  const lines = useRoleLines()(row.roles);
  const seen = row.seen_at && formatAgo(row.seen_at, pageLanguage());
  return (
    <ListRow to={`/staff/accounts/${row.id}`}>
      <span className={css.who}>
        <span className={css.name}>{row.name}</span>
        <span className={css.login}>{row.login}</span>
        <AccountBadges row={row} />
      </span>
      <span className={css.facts}>
        <span className={css.lines}>
          {lines.length > 0 ? lines.map((line) => <span key={line}>{line}</span>) : t`沒有權限`}
        </span>
        <span className={css.seen}>{seen ? <Trans>最後使用：{seen}</Trans> : <Trans>近期沒有登入</Trans>}</span>
      </span>
    </ListRow>
  );
}

/** Only what is out of the ordinary. */
export function AccountBadges({ row }: { row: Pick<AccountRow, 'owner' | 'disabled' | 'factor'> }) {
  return (
    <>
      {row.owner && (
        <Badge kind="game" icon={null}>
          <Trans>系統管理者</Trans>
        </Badge>
      )}
      {row.disabled && (
        <Badge kind="neutral">
          <Trans>已停用</Trans>
        </Badge>
      )}
      {!row.factor && !row.disabled && (
        <Badge kind="warn" icon={null}>
          <Trans>還沒設定驗證器</Trans>
        </Badge>
      )}
    </>
  );
}
