import { Card, LinkButton, PageBody, PageTitle, usePageTitle } from '@hub/web';
import { DescriptionList } from '@hub/web/parts';
import type { StaffMe } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { RoleLines } from './role-lines.tsx';
import css from './nothing-to-enter.module.css';

/** For an account whose roles have no screen: what it may do, and who gives it more. */
export function NothingToEnterPage({ me }: { me: StaffMe }) {
  const { t } = useLingui();
  usePageTitle(t`客服工作台`);
  const none = me.roles.length === 0;
  return (
    <PageBody width="text">
      <PageTitle title={t`${me.name}，您好`} small />
      <Card className={css.card}>
        <p>
          {none ? (
            <Trans>這個帳號還沒有權限，所以這裡還沒有畫面可以用。</Trans>
          ) : (
            <Trans>這個帳號的權限，目前還沒有對應的畫面。開放後會出現在上方，不用重新登入。</Trans>
          )}
        </p>
        <DescriptionList
          facts={[
            { term: t`帳號`, value: me.login },
            { term: t`權限`, value: <RoleLines me={me} /> },
          ]}
        />
        <p>
          <Trans>工作上需要其他區域時，請洽系統管理者，告訴他您的帳號和要用的區域，由他開通。</Trans>
        </p>
        <LinkButton to="/staff/account" size="small">
          <Trans>我的帳號</Trans>
        </LinkButton>
      </Card>
    </PageBody>
  );
}
