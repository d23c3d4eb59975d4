import { supportDesk } from '@hub/contracts/support-desk';
import { vipDesk } from '@hub/contracts/vip-desk';
import {
  Button,
  ButtonRow,
  lazyPage,
  Navigate,
  Notice,
  PageBody,
  PageTitle,
  Skeleton,
  Stack,
  useLocation,
  useMemberProfileQuery,
  useOwnMember,
  usePageTitle,
} from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLogOutMemberMutation } from '../member.api.ts';
import { logInPath } from '../return-path.ts';
import { MemberDevices } from './member-devices.tsx';
import { OwnAccounts } from './own-accounts.tsx';
import { OwnOrders } from './own-orders.tsx';
import { OwnRedemptions } from './own-redemptions.tsx';
import { OwnReports } from './own-reports.tsx';
import { OwnRequests } from './own-requests.tsx';
import { OwnTerms } from './own-terms.tsx';
import { TakeAlong } from './take-along.tsx';
import { TermsNotice } from './terms-notice.tsx';

const DetailsForm = lazyPage(() =>
  import(/* webpackChunkName: "member-forms" */ './details-form.tsx').then((file) => file.DetailsForm),
);
const RequestForm = lazyPage(() =>
  import(/* webpackChunkName: "member-forms" */ './request-form.tsx').then((file) => file.RequestForm),
);

/** `/member/my-data`: what the site has of a member. Each part is asked for by itself; one that is away costs no other. */
export function OwnDataPage() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { waiting, token } = useOwnMember();
  usePageTitle(t`我的資料`);
  const profile = useMemberProfileQuery(token, { skip: token === '' });
  const [logOut, leaving] = useLogOutMemberMutation();
  if (waiting)
    return (
      <PageBody width="text">
        <Skeleton shape="fields" count={4} />
      </PageBody>
    );
  if (token === '') return <Navigate to={logInPath(pathname)} replace />;
  const member = profile.currentData;
  return (
    <PageBody width="text">
      <PageTitle title={t`我的資料`} lead={member ? t`目前登入：${member.email}` : undefined} />
      <Stack gap="sections">
        <ButtonRow>
          <Button size="small" busy={leaving.isLoading} onClick={() => void logOut()}>
            <Trans>登出</Trans>
          </Button>
        </ButtonRow>
        <TermsNotice token={token} />
        {!member && profile.error !== undefined && (
          <Notice kind="bad" role="alert" title={t`資料沒有載入`}>
            <Button size="small" busy={profile.isFetching} onClick={() => void profile.refetch()}>
              <Trans>再試一次</Trans>
            </Button>
          </Notice>
        )}
        {!member && profile.error === undefined && <Skeleton shape="fields" count={4} />}
        {member && <DetailsForm member={member} />}
        <OwnReports token={token} desk={supportDesk} />
        <OwnReports token={token} desk={vipDesk} />
        <OwnOrders token={token} />
        <OwnAccounts token={token} />
        <OwnRedemptions token={token} />
        <OwnTerms token={token} />
        <MemberDevices token={token} />
        {member && <TakeAlong member={member} />}
        {member && <RequestForm member={member} />}
        <OwnRequests token={token} />
      </Stack>
    </PageBody>
  );
}
