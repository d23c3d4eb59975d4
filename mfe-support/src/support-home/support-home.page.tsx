import { PageBody, PageWindow, useLocation, usePageTitle } from '@hub/web';
import { sentOf } from '@hub/tickets/web';
import { useLingui } from '@lingui/react/macro';
import { FraudNotice } from './fraud-notice.tsx';
import { GameDoors } from './game-doors.tsx';
import { SentNotice } from './sent-notice.tsx';

/** `/support`: the customer centre, every game with a service desk. */
export function SupportHomePage() {
  const { t } = useLingui();
  const title = t({ context: 'support', message: '客服中心' });
  const sent = sentOf(useLocation().state);
  const told = sent.message !== undefined || sent.expired !== undefined;
  usePageTitle(title);
  return (
    <>
      <PageWindow
        game="hub"
        size="medium"
        title={title}
        subtitle={t({ context: 'support', message: '選擇遊戲，開始回報或查看回覆' })}
      />
      <PageBody overlap={!told}>
        {told && <SentNotice {...sent} />}
        <FraudNotice />
        <GameDoors />
      </PageBody>
    </>
  );
}
