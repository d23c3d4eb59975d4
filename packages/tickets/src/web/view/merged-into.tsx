import { SiteLink } from '@hub/web';
import type { TicketView } from '@hub/contracts/tickets';
import { Trans } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';
import { CaseLink } from './case-link.tsx';

type Props = { ticket: TicketView; into: NonNullable<TicketView['merged_into']> };

/** Where a merged case went on: a link for who may open that one, else the way to it by its own code. */
export function MergedInto({ ticket, into: { id, yours } }: Props) {
  const { desk } = useDesk();
  const number = `${desk.numberPrefix}${id}`;
  if (yours) {
    return (
      <p>
        <Trans context="tickets">
          和另一件是同一個問題，我們在 <CaseLink game={ticket.game_id} id={id} /> 一起回覆您。
        </Trans>
      </p>
    );
  }
  return (
    <p>
      <Trans context="tickets">
        和案件 {number} 是同一個問題，我們在那一件一起回覆您。請用那一件的查詢碼到{' '}
        <SiteLink to={deskPaths(desk, ticket.game_id).query}>查詢頁</SiteLink> 查看。
      </Trans>
    </p>
  );
}
