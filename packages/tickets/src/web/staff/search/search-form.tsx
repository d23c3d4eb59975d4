import { Button, useNavigate } from '@hub/web';
import { SEARCH_MAX } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useRef, type FormEvent } from 'react';
import { queueAddress, searchAddress, type QueueChoice } from '../desk-address.ts';
import { useStaffDesk } from '../staff-desk-context.ts';
import css from './search-pane.module.css';

export function useGoSearch() {
  const { desk } = useStaffDesk();
  const navigate = useNavigate();
  return (choice: QueueChoice, q: string) =>
    void navigate(q.trim() ? queueAddress(desk, { ...choice, q: q.trim() }) : searchAddress(desk));
}

/** A search begins by Enter, and becomes the address. */
export function SearchForm({ choice, error }: { choice: QueueChoice; error: string | undefined }) {
  const { t } = useLingui();
  const go = useGoSearch();
  const field = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    go(choice, field.current?.value ?? '');
  };
  return (
    <form className={css.form} role="search" onSubmit={send} noValidate>
      <div className={css.words}>
        <input
          ref={field}
          type="search"
          className={css.field}
          defaultValue={choice.q}
          maxLength={SEARCH_MAX}
          aria-label={t`要找的字`}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : 'search-error'}
          placeholder={t`案件、角色、訂單`}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          data-search-field=""
        />
        {error !== undefined && (
          <p id="search-error" className={css.error} role="alert">
            {error}
          </p>
        )}
      </div>
      <Button variant="primary" size="small" type="submit">{t`搜尋`}</Button>
    </form>
  );
}
