import { titleIn } from '@hub/contracts/manifest';
import { reportDetails, type DetailName, type ReportDetail } from '@hub/contracts/tickets';
import { useLanguage } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { ContactFacts } from '../card/contact-facts.tsx';
import { languageName } from '../macros/language-names.ts';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { useWindowNote } from './use-window-note.ts';
import css from './case-facts.module.css';

const details = Object.entries(reportDetails) as [DetailName, ReportDetail][];

/** A click marks a whole id, ready to be copied. */
export function CaseFacts({ ticket }: { ticket: StaffTicket }) {
  const { t } = useLingui();
  const language = useLanguage();
  const windowNote = useWindowNote();
  const server = ticket.server_name === ticket.server_id ? '' : ticket.server_name;
  return (
    <dl className={css.facts}>
      <Facts
        of={[
          [t`角色`, ticket.character_name],
          [t`角色 ID`, ticket.in_game_id],
          [t`內部 ID`, ticket.role_id === ticket.in_game_id ? '' : ticket.role_id],
          [t`帳號 UID`, ticket.partner_uid ?? ''],
          [t`伺服器`, [server, ticket.server_id].filter(Boolean).join(' ')],
          [t`語言`, languageName(ticket.language)],
          ...details.map(([name, { label }]): [string, string] => [titleIn(label, language), windowNote(ticket[name])]),
        ]}
      />
      <ContactFacts ticket={ticket} />
    </dl>
  );
}

function Facts({ of }: { of: [term: string, value: string][] }) {
  return of
    .filter(([, value]) => value !== '')
    .map(([term, value]) => (
      <div key={term} className={css.fact}>
        <dt className={css.term}>{term}</dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ));
}
