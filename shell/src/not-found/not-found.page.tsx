import { LinkButton, useSession } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import { useAreaDoors } from '../layout/site-doors.tsx';
import { NotFound } from './not-found.tsx';

export function NotFoundPage() {
  const doors = useAreaDoors('lost')(useSession()?.game);
  return (
    <NotFound text={<Trans>連結可能過期了，或網址少了一段。您的資料都還在。</Trans>}>
      <LinkButton variant="primary" wide="always" to="/game">
        <Trans>回遊戲入口</Trans>
      </LinkButton>
      {doors.map(({ to, label }) => (
        <LinkButton key={to} variant="quiet" wide="always" to={to}>
          {label}
        </LinkButton>
      ))}
    </NotFound>
  );
}
