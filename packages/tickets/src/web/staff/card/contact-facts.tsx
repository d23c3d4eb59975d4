import { Button } from '@hub/web';
import { useSessionEnd } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import css from '../case/case-facts.module.css';
import type { StaffTicket } from '../staff-tickets.api.ts';
import { useEffect, useRef } from 'react';
import { usePlayerApi } from './use-player-api.ts';

/** Masked until asked for: a call of its own, which stays in the audit. */
export function ContactFacts({ ticket }: { ticket: StaffTicket }) {
  const { t } = useLingui();
  const api = usePlayerApi();
  const [show, { data, error, isLoading }] = api.contact.useMutation();
  useSessionEnd(error);
  const first = useRef<HTMLElement>(null);
  // The button is gone then.
  useEffect(() => {
    if (data) first.current?.focus();
  }, [data]);
  const { email, phone } = data ?? ticket;
  const facts = [
    [t`信箱`, email],
    [t`電話`, phone],
  ].filter(([, value]) => value !== '');
  return (
    <>
      {facts.map(([term, value], at) => (
        <div key={term} className={css.fact}>
          <dt className={css.term}>{term}</dt>
          <dd ref={at === 0 ? first : undefined} tabIndex={at === 0 && data ? -1 : undefined} className={css.value}>
            {value}
          </dd>
        </div>
      ))}
      {!data && facts.length > 0 && (
        <div className={`${css.fact} ${css.ask}`}>
          <dt className="visually-hidden">{t`完整聯絡方式`}</dt>
          <dd>
            <Button
              variant="quiet"
              size="small"
              busy={isLoading}
              busyWords={t`讀取中`}
              onClick={() => void show(ticket.id)}
            >
              {t`顯示聯絡方式`}
            </Button>
            <span role="status" className={css.term}>
              {error !== undefined && t`沒有讀到，再按一次`}
            </span>
          </dd>
        </div>
      )}
    </>
  );
}
