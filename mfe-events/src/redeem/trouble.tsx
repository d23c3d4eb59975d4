import {
  Button,
  Card,
  CircleAlertIcon,
  EmptyState,
  gameOfSession,
  GiftIcon,
  HeadphonesIcon,
  LinkButton,
  PageBody,
  PageWindow,
  RotateCwIcon,
  useSession,
  WrenchIcon,
} from '@hub/web';
import { ClockIcon } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** `calm`: nothing went wrong. `children`: below the card, a way on. */
type Props = {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  calm?: boolean;
  children?: ReactNode;
};

/** The page when there is nothing to redeem on it: why, and what to do. */
export function Trouble({ icon, title, text, action, calm, children }: Props) {
  const { t } = useLingui();
  const game = gameOfSession(useSession());
  return (
    <>
      <PageWindow
        game={game || 'hub'}
        label={t({ context: 'redeem', message: '限時活動' })}
        title={t({ context: 'redeem', message: '活動序號兌換' })}
      />
      <PageBody overlap width="text">
        <Card lifted>
          <div role={calm ? undefined : 'alert'}>
            <EmptyState icon={icon} title={title} text={text} action={action} />
          </div>
        </Card>
        {children}
      </PageBody>
    </>
  );
}

export const ToSupport = () => (
  <LinkButton icon={<HeadphonesIcon />} to="/support">
    <Trans context="redeem">前往客服中心</Trans>
  </LinkButton>
);

/** For whoever comes by the menu of the site, which knows of no event: where codes are redeemed. */
export function InTheGame() {
  const { t } = useLingui();
  return (
    <Trouble
      calm
      icon={<GiftIcon />}
      title={t({ context: 'redeem', message: '序號在遊戲裡兌換' })}
      text={
        <Trans context="redeem">
          請登入要收獎勵的角色，從遊戲內的活動頁開啟兌換。獎勵會寄到那個角色的遊戲內信箱，所以這裡不能直接輸入序號。
        </Trans>
      }
      action={<ToSupport />}
    />
  );
}

/** No token, or no event. */
export function WrongOperation() {
  const { t } = useLingui();
  return (
    <Trouble
      icon={<CircleAlertIcon />}
      title={t({ context: 'redeem', message: '操作錯誤，請關閉視窗後重新啟動' })}
      text={<Trans context="redeem">序號兌換要從遊戲內的活動頁開啟，才知道獎勵要寄給哪個角色。</Trans>}
      action={<ToSupport />}
    />
  );
}

/** The game's token is no longer good. */
export function TimedOut() {
  const { t } = useLingui();
  return (
    <Trouble
      icon={<ClockIcon />}
      title={t({ context: 'redeem', message: '操作逾時，請關閉視窗並重新啟動服務流程' })}
      text={<Trans context="redeem">如果有還沒送出的序號，會留在這台裝置，重新開啟後可以接著兌換。</Trans>}
    />
  );
}

/** The server says why, in its own words. */
export function Refused({ msg }: { msg: string }) {
  return <Trouble icon={<CircleAlertIcon />} title={msg} action={<ToSupport />} />;
}

/** The service rests or the line is cut. */
export function Away({ said, busy, onRetry }: { said: string | undefined; busy: boolean; onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <Trouble
      icon={<WrenchIcon />}
      title={t({ context: 'redeem', message: '序號兌換正在休息' })}
      text={
        said ??
        t({
          context: 'redeem',
          message: '請過幾分鐘再按「再試一次」。已經兌換的獎勵不受影響，還沒送出的序號也不會遺失。',
        })
      }
      action={
        <Button
          variant="primary"
          icon={<RotateCwIcon />}
          busy={busy}
          busyWords={t({ context: 'redeem', message: '讀取中' })}
          onClick={onRetry}
        >
          <Trans context="redeem">再試一次</Trans>
        </Button>
      }
    />
  );
}
