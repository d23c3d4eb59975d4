import {
  Button,
  EmptyState,
  isApiFault,
  LinkButton,
  Navigate,
  PageBody,
  PageTitle,
  Skeleton,
  useLocation,
  useOwnMember,
  usePageTitle,
  useParams,
} from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { NotFoundPage } from '../../not-found/not-found.page.tsx';
import { logInPath, OWN_DATA } from '../return-path.ts';
import { deskNamed, useOpenOwnReportMutation } from './records.api.ts';

/** `/member/report/:desk/:number`: to a report of one’s own, with a token for that one alone. */
export function OwnReportPage() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { desk: name = '', number = '' } = useParams();
  const desk = deskNamed(name);
  const id = /^[1-9]\d{0,9}$/.test(number) ? Number(number) : 0;
  const { waiting, token } = useOwnMember();
  const [open, { data, error, isLoading }] = useOpenOwnReportMutation();
  usePageTitle(t`我的回報`);
  useEffect(() => {
    if (token && desk && id > 0) void open({ desk: desk.key, id });
  }, [token, desk, id, open]);
  if (!desk || id === 0) return <NotFoundPage />;
  if (data) {
    const { game_id, question_id, token: key } = data;
    const to = `/${desk.page}/${encodeURIComponent(game_id)}/view/${question_id}?token=${encodeURIComponent(key)}`;
    return <Navigate to={to} replace />;
  }
  if (!waiting && token === '') return <Navigate to={logInPath(pathname)} replace />;
  const isAbsent = isApiFault(error) && error.status === 404;
  return (
    <PageBody width="text">
      <PageTitle title={t`我的回報`} />
      {error === undefined || isLoading ? (
        <Skeleton shape="text" count={4} />
      ) : (
        <EmptyState
          title={isAbsent ? t`沒有這件回報` : t`這件回報沒有打開`}
          text={isAbsent ? t`可能已經刪除，或不是用您登入的信箱送出的。` : t`可能是網路中斷，請再試一次。`}
          action={
            isAbsent ? (
              <LinkButton to={OWN_DATA}>
                <Trans>回到我的資料</Trans>
              </LinkButton>
            ) : (
              <Button onClick={() => void open({ desk: desk.key, id })}>
                <Trans>再試一次</Trans>
              </Button>
            )
          }
        />
      )}
    </PageBody>
  );
}
