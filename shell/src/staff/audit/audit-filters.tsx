import { Button, Disclosure, isApiFault, LinkButton, useNavigate } from '@hub/web';
import { Field, Select, TextInput } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { filterNames, filtersOf, listAddress, searchOf, type AuditFilters } from './audit-address.ts';
import css from './audit-filters.module.css';
import { lastDays, minuteOf } from './audit-time.ts';
import { useAuditWords } from './use-audit-words.ts';
import { useSeenGames } from './use-seen-games.ts';
import { useWide } from './use-wide.ts';

type Props = {
  filters: AuditFilters;
  /** Codes of what may be chosen: those that the audit has rows of. */
  actions: readonly string[];
  services: readonly string[];
  fault: unknown;
  busy: boolean;
};

/** Everything one may search by. A search begins by the button or by Enter, and becomes the address. */
export function AuditFiltersForm(props: Props) {
  const { t } = useLingui();
  const many = filterNames.filter((name) => props.filters[name] !== undefined).length;
  const asked = searchOf(props.filters);
  const fold = useFoldAfter(asked);
  const form = <FiltersForm {...props} asked={asked} />;
  if (useWide()) return form;
  return (
    <div ref={fold}>
      <Disclosure title={many === 0 ? t`搜尋條件` : t`搜尋條件（${many}）`}>{form}</Disclosure>
    </div>
  );
}

/** A search folds its own fields away, so that the rows are seen; the focus stays on what unfolds them. */
function useFoldAfter(asked: string) {
  const fold = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const details = fold.current?.querySelector('details');
    if (!details?.open) return;
    details.querySelector('summary')?.focus();
    details.open = false;
  }, [asked]);
  return fold;
}

function FiltersForm({ filters, actions, services, fault, busy, asked }: Props & { asked: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const words = useAuditWords();
  const errors = isApiFault(fault) && fault.status === 400 ? fault.fields : {};
  // The fields follow the address, and the pressed button keeps the focus.
  useEffect(() => form.current?.reset(), [asked]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    void navigate(listAddress(filtersOf((name) => typed.get(name))));
  };
  const spell = (span: { from: string; to: string }) => {
    const fields = form.current?.elements;
    for (const name of ['from', 'to'] as const) {
      const field = fields?.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = span[name];
    }
    form.current?.requestSubmit();
  };
  return (
    <form ref={form} className={css.form} onSubmit={send} noValidate aria-label={t`搜尋稽核紀錄`}>
      <Spans onChoose={spell} />
      <Minute name="from" label={t`從`} value={minuteOf(filters.from, '00:00')} error={errors.from} />
      <Minute name="to" label={t`到`} value={minuteOf(filters.to, '23:59')} error={errors.to} />
      <Line name="actor" label={t`誰`} hint={t`登入帳號`} filters={filters} error={errors.actor} half />
      <GameChoice filters={filters} />
      <Choice name="action" label={t`做了什麼`} filters={filters} half>
        {withCurrent(actions, filters.action).map((code) => (
          <option key={code} value={code}>
            {words.action(code)}
          </option>
        ))}
      </Choice>
      <Choice name="service" label={t`來源`} filters={filters} half>
        {withCurrent(services, filters.service).map((name) => (
          <option key={name} value={name}>
            {words.service(name)}
          </option>
        ))}
      </Choice>
      <Line name="object" label={t`對象`} hint={t`例如 ticket:10231`} filters={filters} error={errors.object} />
      <Line name="text" label={t`內容`} hint={t`紀錄裡的字詞`} filters={filters} error={errors.text} />
      <div className={css.actions}>
        <Button variant="primary" size="small" type="submit" replaces busy={busy} busyWords={t`搜尋中`}>
          {t`搜尋`}
        </Button>
        <LinkButton variant="quiet" size="small" to={listAddress({})}>
          {t`清除條件`}
        </LinkButton>
      </div>
    </form>
  );
}

const withCurrent = (codes: readonly string[], current: string | undefined) =>
  current === undefined || codes.includes(current) ? codes : [...codes, current];

/** Usual spans of time; each fills the two fields and searches with everything that is typed. */
function Spans({ onChoose }: { onChoose: (span: { from: string; to: string }) => void }) {
  const { t } = useLingui();
  const spans: [label: string, days: number][] = [
    [t`今天`, 1],
    [t`近 7 天`, 7],
    [t`近 30 天`, 30],
  ];
  return (
    <div className={css.spans} role="group" aria-label={t`時間`}>
      {spans.map(([label, days]) => (
        <button key={days} type="button" className={css.span} onClick={() => onChoose(lastDays(days))}>
          {label}
        </button>
      ))}
      <button type="button" className={css.span} onClick={() => onChoose({ from: '', to: '' })}>
        {t`全部`}
      </button>
    </div>
  );
}

type FieldProps = {
  name: keyof AuditFilters;
  label: string;
  error?: string | undefined;
  /** Two of them share a line on wide screens. */
  half?: boolean;
};

function Minute({ name, label, value, error }: FieldProps & { value: string }) {
  return (
    <Field id={`audit-${name}`} label={label} error={error}>
      {(wire) => <TextInput {...wire} name={name} type="datetime-local" defaultValue={value} />}
    </Field>
  );
}

function Line({ name, label, hint, filters, error, half }: FieldProps & { hint: string; filters: AuditFilters }) {
  return (
    <div className={half ? css.half : undefined}>
      <Field id={`audit-${name}`} label={label} error={error}>
        {(wire) => (
          <TextInput
            {...wire}
            name={name}
            defaultValue={filters[name]}
            placeholder={hint}
            maxLength={100}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
    </div>
  );
}

function Choice({ name, label, filters, half, children }: FieldProps & { filters: AuditFilters; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={half ? css.half : undefined}>
      <Field id={`audit-${name}`} label={label}>
        {(wire) => (
          <Select key={filters[name]} {...wire} name={name} empty={t`全部`} defaultValue={filters[name] ?? ''}>
            {children}
          </Select>
        )}
      </Field>
    </div>
  );
}

/** The games that somebody looks after; all of them where the address names one that is not listed. */
function GameChoice({ filters }: { filters: AuditFilters }) {
  const { t } = useLingui();
  const games = useSeenGames();
  const missing = filters.game !== undefined && games.every(({ game_id }) => game_id !== filters.game);
  return (
    <Choice key={games.length} name="game" label={t`遊戲`} filters={filters} half>
      {games.map(({ game_id, game_name }) => (
        <option key={game_id} value={game_id}>
          {game_name}
        </option>
      ))}
      {missing && <option value={filters.game}>{filters.game}</option>}
    </Choice>
  );
}
