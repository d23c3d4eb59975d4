import {
  Card,
  CardList,
  FileTextIcon,
  Gamepad2Icon,
  HeadphonesIcon,
  ListRow,
  Navigate,
  Notice,
  PageBody,
  PageTitle,
  ShieldCheckIcon,
  Skeleton,
  Stack,
  useLocation,
  useOwnMember,
  usePageTitle,
} from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useAcceptTermsMutation } from '../own-data/terms.api.ts';
import { returnPath } from '../return-path.ts';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { TERMS_SITE, TermsTick } from './terms-tick.tsx';

/** `/member/login`: an address, and the code that is mailed to it. */
export function LogInPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  const { waiting, token } = useOwnMember();
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState(false);
  const [agreed, setAgreed] = useState<number | null>(null);
  const [accept] = useAcceptTermsMutation();
  useEffect(() => {
    // Where it is not taken, the own data page asks.
    if (token && agreed !== null) void accept({ site: TERMS_SITE, version: agreed });
  }, [token, agreed, accept]);
  usePageTitle(t`會員登入`);
  if (token) return <Navigate to={returnPath(search)} replace />;
  return (
    <PageBody width="text">
      <PageTitle title={t`會員登入`} lead={t`不用密碼。輸入信箱，我們寄一組驗證碼給您。`} />
      <Stack gap="sections">
        <Card>
          {waiting && <Skeleton shape="fields" count={1} />}
          {!waiting && !asked && (
            <EmailStep
              email={email}
              label={t`會員登入`}
              terms={<TermsTick agreed={agreed} onAgree={setAgreed} />}
              onAsked={(address) => {
                setEmail(address);
                setAsked(true);
              }}
            />
          )}
          {!waiting && asked && <CodeStep email={email} onOther={() => setAsked(false)} />}
        </Card>
        <Notice kind="plain" icon={<Gamepad2Icon />} title={t`從遊戲來的嗎？`}>
          <Trans>在遊戲裡打開客服或儲值就不用登入，遊戲會告訴我們您是誰。</Trans>
        </Notice>
        <CardList>
          <ListRow to="/member/complete_agreement?site=long_e#service" start={<FileTextIcon />}>
            <Trans>會員服務條款</Trans>
          </ListRow>
          <ListRow to="/member/complete_agreement?site=long_e#privacy" start={<ShieldCheckIcon />}>
            <Trans>隱私權政策</Trans>
          </ListRow>
          <ListRow to="/support" start={<HeadphonesIcon />}>
            <Trans>收不到信，聯絡客服</Trans>
          </ListRow>
        </CardList>
      </Stack>
    </PageBody>
  );
}
