import { Button, contentLang, Dialog, LinkButton, useNavigate } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { narrowings, queueAddress, widened, type Narrowing, type QueueChoice } from '../desk-address.ts';
import { SaveView } from '../filters/save-view.tsx';
import { useStaffDesk } from '../staff-desk-context.ts';
import css from './filter-bar.module.css';
import { useFilterWords } from './use-filter-words.ts';

/** What narrows the list: a chip each on wide screens, all of them behind one button on phones. */
export function FilterBar({ choice }: { choice: QueueChoice }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const many = narrowings(choice).length;
  return (
    <div className={css.bar}>
      <div className={css.chips} role="group" aria-label={t`篩選`}>
        <FilterChips choice={choice} place="bar" />
        <FilterEnd choice={choice} />
      </div>
      <div className={css.fold}>
        <Button size="small" onClick={() => setOpen(true)} aria-haspopup="dialog">
          {many === 0 ? t`篩選` : t`篩選（${many}）`}
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t`篩選`}
        actions={<Button look="primary" onClick={() => setOpen(false)}>{t`看結果`}</Button>}
      >
        <div className={css.stack}>
          <FilterChips choice={choice} place="sheet" />
          <FilterEnd choice={choice} />
        </div>
      </Dialog>
    </div>
  );
}

function FilterChips({ choice, place }: { choice: QueueChoice; place: 'bar' | 'sheet' }) {
  const { desk } = useStaffDesk();
  const navigate = useNavigate();
  const groups = useFilterWords(choice);
  const choose = (name: Narrowing, value: string) =>
    void navigate(queueAddress(desk, { ...choice, [name]: value } as QueueChoice), { replace: true });
  return groups.map(({ name, label, options }) => (
    <label key={name} className={css.chip} data-on={choice[name] !== '' || undefined}>
      <span className={place === 'bar' ? 'visually-hidden' : css.label}>{label}</span>
      <select
        name={`${place}-${name}`}
        value={choice[name]}
        onChange={(event) => choose(name, event.currentTarget.value)}
        className={css.select}
      >
        {options.map(([value, words, foreign]) => (
          <option key={value} value={value} lang={foreign && contentLang}>
            {words}
          </option>
        ))}
      </select>
    </label>
  ));
}

function FilterEnd({ choice }: { choice: QueueChoice }) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  if (narrowings(choice).length === 0) return null;
  return (
    <span className={css.end}>
      <LinkButton look="quiet" size="small" to={queueAddress(desk, widened(choice))}>
        {t`清除`}
      </LinkButton>
      <SaveView choice={choice} />
    </span>
  );
}
