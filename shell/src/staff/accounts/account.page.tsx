import {
  Button,
  EmptyState,
  SiteLink,
  isApiFault,
  Notice,
  PageBody,
  PageTitle,
  Skeleton,
  usePageTitle,
} from '@hub/web';
import type { Account, StaffMe } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { AccountBadges } from './account-row.tsx';
import { AccountDeeds } from './account-deeds.tsx';
import { AccountRightsForm } from './account-rights-form.tsx';
import { AccountSessions } from './account-sessions.tsx';
import { useAccountQuery } from './accounts.api.ts';
import css from './accounts.module.css';

/** One account: rights, sign-in, browsers. The own one is only looked at. */
export function AccountPage({ id, me }: { id: number; me: StaffMe }) {
  const { t } = useLingui();
  const { data: account, error, isLoading, refetch } = useAccountQuery(id);
  usePageTitle(account ? t`${account.name}的帳號` : t`帳號`);
  if (isLoading) {
    return (
      <PageBody width="text">
        <PageTitle title={t`帳號`} small />
        <Skeleton shape="card" count={3} />
      </PageBody>
    );
  }
  if (!account) {
    const unknown = isApiFault(error) && error.status === 404;
    return (
      <EmptyState
        page
        title={unknown ? t`沒有這個帳號` : t`帳號沒有載入`}
        action={
          unknown ? (
            <SiteLink to="/staff/accounts">
              <Trans>回到帳號管理</Trans>
            </SiteLink>
          ) : (
            <Button size="small" onClick={() => void refetch()}>
              <Trans>再試一次</Trans>
            </Button>
          )
        }
      />
    );
  }
  return <AccountView account={account} own={account.login === me.login} />;
}

function AccountView({ account, own }: { account: Account; own: boolean }) {
  const { t } = useLingui();
  return (
    <PageBody width="text">
      <PageTitle
        title={account.name}
        small
        above={
          <span className={css.above}>
            <SiteLink to="/staff/accounts">
              <Trans>帳號管理</Trans>
            </SiteLink>
            <span className={css.login}>{account.login}</span>
            <AccountBadges row={account} />
          </span>
        }
      />
      {own && (
        <Notice kind="info" title={t`這是您自己的帳號`}>
          <p>
            <Trans>自己的權限請另一位系統管理者變更；密碼和驗證器在「我的帳號」。</Trans>
          </p>
        </Notice>
      )}
      <AccountRightsForm account={account} own={own} />
      {!own && <AccountDeeds account={account} />}
      <AccountSessions account={account} own={own} />
    </PageBody>
  );
}
