import { supportDesk } from '@hub/contracts/support-desk';
import { deskPaths } from '@hub/tickets/web';
import { LinkButton, withToken } from '@hub/web';
import { Trans } from '@lingui/react/macro';

/** The way to the reports of the ordinary desk. */
export function NormalReports({ game }: { game: string }) {
  return (
    <LinkButton variant="quiet" wide="always" to={withToken(deskPaths(supportDesk, game).list)}>
      <Trans context="vip">一般客服紀錄</Trans>
    </LinkButton>
  );
}
