import { Button, LinkButton, SearchIcon, useNavigate } from '@hub/web';
import { FilterChips, type FilterGroup, searchNow } from '@hub/web/staff';
import { deliverySources } from '@hub/contracts/integration-events';
import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { choiceOf, listAddress, type DeliveryChoice } from '../deliveries-address.ts';
import { FindInput } from '../find-input.tsx';
import { useSourceWords } from '../words/use-delivery-words.ts';
import { knownErrors, useErrorWords } from '../words/use-error-words.ts';
import css from './delivery-tools.module.css';

type Name = 'source' | 'error';

/** What narrows the list: a role or number to find, where it comes from, what went wrong. The choice is the address. */
export function DeliveryTools({ choice }: { choice: DeliveryChoice }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const sources = useSourceWords();
  const errorOf = useErrorWords();
  const errors = knownErrors.includes(choice.error) || !choice.error ? knownErrors : [...knownErrors, choice.error];
  const groups: FilterGroup<Name>[] = [
    {
      name: 'source',
      label: t`來源`,
      value: choice.source,
      options: [['', t`來源`], ...deliverySources.map((one) => [one, sources[one]] as const)],
    },
    {
      name: 'error',
      label: t`原因`,
      value: choice.error,
      options: [['', t`原因`], ...errors.map((one) => [one, errorOf(one)] as const)],
    },
  ];
  const many = [choice.source, choice.error, choice.batch, choice.find].filter(Boolean).length;
  const cleared = { ...choice, source: '', error: '', batch: '', find: '' };
  return (
    <>
      <FilterChips
        groups={groups}
        onChoose={(name, value) =>
          void navigate(listAddress({ ...choiceOf(searchNow()), [name]: value }), { replace: true })
        }
        words={{ title: t`篩選`, fold: many === 0 ? t`篩選` : t`篩選（${many}）`, done: t`看結果` }}
        end={
          many > 0 && (
            <>
              {choice.batch && <span className={css.batch}>{t`批次 ${choice.batch}`}</span>}
              <LinkButton variant="quiet" size="small" to={listAddress(cleared)}>
                {t`清除`}
              </LinkButton>
            </>
          )
        }
      />
      <Find choice={choice} />
    </>
  );
}

function Find({ choice }: { choice: DeliveryChoice }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('find') ?? '').trim();
    // Whoever looks for one thing wants it wherever it is.
    void navigate(listAddress({ ...choice, find: typed, show: typed ? 'all' : choice.show }));
  };
  return (
    <form role="search" className={css.find} onSubmit={find}>
      <FindInput
        value={choice.find}
        maxLength={64}
        aria-label={t`角色 ID、帳號 UID、信件編號`}
        placeholder={t`角色 ID、帳號 UID、信件編號`}
      />
      <Button type="submit" size="small" icon={<SearchIcon />}>
        {t`找`}
      </Button>
    </form>
  );
}
