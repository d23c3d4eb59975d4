import { contentLang } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import type { StaffTicketRow } from '@hub/contracts/tickets';
import css from './queue-row.module.css';

/** What the desk knows of the player, and who looks after them. */
export function StandingMark({ standing }: { standing: StaffTicketRow['standing'] }) {
  const { t } = useLingui();
  if (!standing) return null;
  const { mark, agent } = standing;
  return (
    <span className={css.standing} title={agent && t`專屬客服 ${agent}`}>
      {mark}
      {agent && (
        <>
          {' '}
          <span lang={contentLang} aria-hidden="true">
            {agent}
          </span>
          <span className="visually-hidden">{t`專屬客服 ${agent}`}</span>
        </>
      )}
    </span>
  );
}
