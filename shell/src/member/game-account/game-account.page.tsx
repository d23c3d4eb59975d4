import {
  ownTopic,
  PageBody,
  PageTitle,
  Skeleton,
  useExchanged,
  usePageTitle,
  useSession,
  useSessionGuard,
  type Session,
} from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { AccountLink } from './account-link.tsx';
import { HowToLink } from './how-to-link.tsx';

/** Stays the same when the token is renewed: what is typed meanwhile must not go. */
const accountOf = (session: Session | null): string | null =>
  session?.kind === 'S' || session?.kind === 'P' ? (ownTopic(session) ?? session.token) : null;

/** `/member/game-account`: opened in a game it links the account that plays to a member; anywhere else it says how. */
export function GameAccountPage() {
  const { t } = useLingui();
  const account = accountOf(useSession());
  const guard = useSessionGuard();
  const exchanged = useExchanged();
  usePageTitle(t`連結會員帳號`);
  const lead = t`把這個遊戲帳號和您的會員信箱連在一起，離開遊戲也查得到序號兌換紀錄。`;
  return (
    <PageBody width="text">
      <PageTitle title={t`連結會員帳號`} lead={lead} />
      {guard === 'waiting' || !exchanged ? (
        <Skeleton shape="fields" count={2} />
      ) : account === null ? (
        <HowToLink expired={guard === 'expired'} />
      ) : (
        <AccountLink account={account} />
      )}
    </PageBody>
  );
}
