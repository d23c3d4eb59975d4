import { Card, SiteLink, PageBody, PageTitle, usePageTitle, useSearchParams } from '@hub/web';
import { partnerKeyActions, partnerKeyPurposes, type PartnerKeyRequestView } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AskKeyForm } from './ask-key-form.tsx';
import { KeyAsked } from './key-asked.tsx';

export function AskKeyPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const deed = partnerKeyActions.find((known) => known === search.get('deed')) ?? 'add';
  const purpose = partnerKeyPurposes.find((known) => known === search.get('purpose')) ?? 'token';
  const [asked, setAsked] = useState<PartnerKeyRequestView['data']>();
  const titles = { add: t`新增金鑰`, rotate: t`更換金鑰`, revoke: t`停用金鑰` };
  usePageTitle(titles[deed]);
  return (
    <PageBody width="text">
      <PageTitle
        title={titles[deed]}
        small
        above={
          <SiteLink to="/staff/keys">
            <Trans>遊戲金鑰</Trans>
          </SiteLink>
        }
      />
      {asked ? (
        <KeyAsked asked={asked} />
      ) : (
        <Card>
          <AskKeyForm
            deed={deed}
            purpose={purpose}
            game={search.get('game') ?? ''}
            old={search.get('old') ?? ''}
            onAsked={setAsked}
          />
        </Card>
      )}
    </PageBody>
  );
}
