import { Card, PageBody, PageTitle, SectionTitle, usePageTitle } from '@hub/web';
import { DescriptionList } from '@hub/web/parts';
import type { StaffMe } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { RoleLines } from '../role-lines.tsx';
import { FactorSection } from './factor-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** Who one is here, how one signs in, and where one is signed in. */
export function MyAccountPage({ me }: { me: StaffMe }) {
  const { t } = useLingui();
  usePageTitle(t`我的帳號`);
  return (
    <PageBody width="text">
      <PageTitle title={t`我的帳號`} small />
      <section aria-labelledby="who">
        <SectionTitle id="who">
          <Trans>資料與權限</Trans>
        </SectionTitle>
        <Card>
          <DescriptionList
            facts={[
              { term: t`姓名`, value: me.name },
              { term: t`帳號`, value: me.login },
              { term: t`權限`, value: <RoleLines me={me} /> },
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
