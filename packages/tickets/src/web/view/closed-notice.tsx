import { CopyButton, LinkButton, Notice, RotateCcwIcon, Stack, withToken } from '@hub/web';
import type { TicketView } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';
import { leftOver } from './reply-draft.ts';
import css from './ticket-view.module.css';

/** A closed case takes no more words. What was half written is not lost: it can be copied into a new report. */
export function ClosedNotice({ ticket, game }: { ticket: TicketView; game: string }) {
  const { t } = useLingui();
  const { desk } = useDesk();
  const draft = leftOver(desk, ticket);
  const number = `${desk.numberPrefix}${ticket.id}`;
  return (
    <Stack>
      <Notice kind="ok" title={t({ context: 'tickets', message: '這件回報已結案' })}>
        <p>
          <Trans context="tickets">同樣的問題又發生時，可以開新的一件，並在描述裡寫上案件編號 {number}。</Trans>
        </p>
      </Notice>
      {draft && (
        <Notice kind="plain" title={t({ context: 'tickets', message: '您還有沒送出的內容' })}>
          <p className={css.leftOver}>{draft}</p>
          <CopyButton text={draft} look="words" label={t({ context: 'tickets', message: '複製沒送出的內容' })} />
        </Notice>
      )}
      <LinkButton wide="always" icon={<RotateCcwIcon />} to={withToken(deskPaths(desk, game).create)}>
        <Trans context="tickets">問題又發生了</Trans>
      </LinkButton>
    </Stack>
  );
}
