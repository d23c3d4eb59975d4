import { Card, FactList, PageBody, PageTitle, SectionTitle, usePageTitle } from '@hub/web';
import type { StaffMe } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRoleLines } from '../roles.ts';
import css from './account.module.css';
import { FactorSection } from './factor-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** Who one is here, how one signs in, and where one is signed in. */
export function MyAccountPage({ me }: { me: StaffMe }) {
  const { t } = useLingui();
  const linesOf = useRoleLines();
  usePageTitle(t`我的帳號`);
  const lines = [...(me.owner ? [t`系統管理者`] : []), ...linesOf(me.roles)];
  return (
    <PageBody width="text">
      <PageTitle title={t`我的帳號`} small />
      <section aria-labelledby="who">
        <SectionTitle id="who">
          <Trans>資料與權限</Trans>
        </SectionTitle>
        <Card>
          <FactList
            facts={[
              { term: t`姓名`, value: me.name },
              { term: t`帳號`, value: me.login },
              {
                term: t`權限`,
                value: lines.length > 0 ? <Lines lines={lines} /> : t`還沒有，請洽系統管理者`,
              },
            ]}
          />
        </Card>
      </section>
      <FactorSection me={me} />
      <PasswordSection me={me} />
      <SessionsSection />
    </PageBody>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
