import { FileTextIcon, LinkButton, Notice, withToken } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { useWorkLeft } from '../work-left.ts';

/** What was being written when the session ended, with the way back to it. An addition to this very case is in its form. */
export function UnfinishedWork({ ticket }: { ticket: number }) {
  const { t } = useLingui();
  const { desk } = useDesk();
  const work = useWorkLeft((other) => other.ticket !== ticket);
  if (!work) return null;
  const number = `${desk.numberPrefix}${work.ticket}`;
  return (
    <Notice
      kind="plain"
      icon={<FileTextIcon />}
      title={
        work.ticket === undefined
          ? t({ context: 'tickets', message: '您填到一半的回報還在' })
          : t({ context: 'tickets', message: `案件 ${number} 寫到一半的補充還在` })
      }
    >
      <LinkButton variant="quiet" size="small" to={withToken(work.path)}>
        {work.ticket === undefined ? (
          <Trans context="tickets">接著填完</Trans>
        ) : (
          <Trans context="tickets">回到那件案件</Trans>
        )}
      </LinkButton>
    </Notice>
  );
}
