import {
  Button,
  EmptyState,
  isApiFault,
  Logo,
  NavLink,
  pageData,
  SkipLink,
  TriangleAlertIcon,
  useStaffMeQuery,
  WaitingContext,
} from '@hub/web';
import type { StaffMe } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { ConnectionBanner } from '../layout/connection-banner.tsx';
import { PreviewBanner } from '../layout/preview-banner.tsx';
import { LanguageChoice } from '../language/language-choice.tsx';
import { PageWaiting } from '../remotes/page-waiting.tsx';
import { whenIdle } from '../when-idle.ts';
import { DeskAccount, DeskContent, DeskTabs } from './lazy-desk.ts';
import { SignInSteps } from './sign-in/sign-in-steps.tsx';
import css from './staff.module.css';
import { useDialogsAway } from './use-dialogs-away.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useOnePerson } from './use-one-person.ts';

/**
 * The one frame of all staff screens: who is signed in, and a tab per area that they may enter. When the session ends
 * the sign-in takes the place of the screen, which stays as it was behind it: nothing typed is lost.
 */
export function StaffFrame() {
  const { data: me, error, isLoading, isFetching, refetch } = useStaffMeQuery();
  const signedOut = isApiFault(error) && error.status === 401;
  useOnePerson(me?.login);
  useDialogsAway(signedOut);
  useFocusReturn(signedOut);
  useDeskAhead();
  return (
    <div className={css.frame}>
      <SkipLink />
      <StaffBar me={signedOut ? undefined : me} />
      <main id="main" tabIndex={-1} className={css.main}>
        {isLoading && <DeskWaiting />}
        {signedOut && <SignInSteps expired={me !== undefined} asking={isFetching} />}
        {!me && error && !signedOut && <DeskAway onRetry={() => void refetch()} />}
        {me && (
          <div className={css.content} hidden={signedOut}>
            <WaitingContext value={<DeskWaiting />}>
              <DeskContent me={me} on={!signedOut} />
            </WaitingContext>
          </div>
        )}
      </main>
      <PreviewBanner />
      <ConnectionBanner ownLine />
    </div>
  );
}

/** Before it is known who is there: at once where somebody was signed in, else while they type. */
function useDeskAhead() {
  useEffect(() => {
    const load = () =>
      [DeskTabs, DeskContent, DeskAccount].forEach((part) => void part.preload().catch(() => undefined));
    if (pageData().signedOut) whenIdle(load);
    else load();
  }, []);
}

/** What stands where a screen of the desk will be: it has a heading from the first moment on. */
function DeskWaiting() {
  return (
    <>
      <DeskHeading />
      <PageWaiting />
    </>
  );
}

const DeskHeading = () => (
  <h1 className="visually-hidden">
    <Trans>客服工作台</Trans>
  </h1>
);

/** Areas and account are shown to those who are signed in. */
function StaffBar({ me }: { me: StaffMe | undefined }) {
  return (
    <header className={css.bar}>
      <NavLink to="/staff" end className={css.brand}>
        <Logo className={css.logo} />
        <Trans>客服工作台</Trans>
      </NavLink>
      {me && <DeskTabs me={me} />}
      <LanguageChoice slim />
      {me && <DeskAccount me={me} />}
    </header>
  );
}

function DeskAway({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <DeskHeading />
      <EmptyState
        icon={<TriangleAlertIcon />}
        title={t`暫時連不上工作台`}
        text={t`登入狀態還不知道，等一下再試。`}
        action={
          <Button size="small" onClick={onRetry}>
            <Trans>再試一次</Trans>
          </Button>
        }
      />
    </>
  );
}
