import { Button, formatTime, Notice } from '@hub/web';
import { RotateCcwIcon, usePreservedFocus } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDesk } from '../desk-context.ts';
import { CaseLink } from '../view/case-link.tsx';
import css from './create-report.module.css';
import type { FollowedCase } from './report-form-props.ts';

type Props = { followed: FollowedCase; game: string };

export function FollowedNote({ followed, game }: Props) {
  const { asked, apart } = followed;
  const box = usePreservedFocus<HTMLDivElement>(asked);
  if (asked === 0 && apart === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className={css.followedBox}>
      <Note followed={followed} game={game} />
    </div>
  );
}

function Note({ followed, game }: Props) {
  const { t } = useLingui();
  const { desk } = useDesk();
  const { asked, apart, number, ticket } = followed;
  const name = `${desk.numberPrefix}${asked || apart}`;
  if (asked === 0) {
    return (
      <Notice kind="plain" role="status" title={t({ context: 'tickets', message: '這會是一件新的回報' })}>
        <p>
          <Trans context="tickets">不接續案件 {name}，寫好的內容都還在。</Trans>
        </p>
      </Notice>
    );
  }
  if (number === undefined) {
    return (
      <Notice kind="warn" role="status" title={t({ context: 'tickets', message: `無法接續案件 ${name}` })}>
        <p>
          <Trans context="tickets">這會是一件新的回報，請把經過寫進問題描述。</Trans>
        </p>
      </Notice>
    );
  }
  return (
    <Notice
      kind="info"
      icon={<RotateCcwIcon />}
      title={
        <Trans context="tickets">
          延續 <CaseLink game={game} id={number} />
        </Trans>
      }
    >
      <div className={css.followed}>
        <p>
          {ticket && (
            <b className={css.earlier}>
              {[ticket.type_text, formatTime(ticket.create_time)].filter(Boolean).join('・')}
            </b>
          )}
          <Trans context="tickets">客服看得到之前的對話，只要寫這次發生了什麼。</Trans>
        </p>
        <Button size="small" variant="quiet" onClick={followed.drop}>
          <Trans context="tickets">不接續，當作新的回報</Trans>
        </Button>
      </div>
    </Notice>
  );
}
