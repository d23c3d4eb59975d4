import { TextField, type ContractForm, type TextName } from '@hub/forms';
import { Field, TextInput } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { useVipAgentsQuery } from './members.api.ts';
import css from '../vip-list.module.css';

export type TermValues = {
  level: string;
  begins_on: string;
  ends_on: string;
  agent: string;
  note: string;
  reason: string;
};
type Props<V extends TermValues> = { form: ContractForm<V> };
/** `game`: whose agents are offered; '' while none is chosen. */
type FieldsProps<V extends TermValues> = Props<V> & { game: string };

/** What staff says of an account: how high, from when until when, and who looks after it. */
export function MemberFields<V extends TermValues>({ form, game }: FieldsProps<V>) {
  const { t } = useLingui();
  const { currentData: agents = [] } = useVipAgentsQuery(game, { skip: game === '' });
  const name = (field: keyof TermValues) => field as TextName<V>;
  return (
    <>
      <TextField
        form={form}
        name={name('level')}
        inputMode="numeric"
        autoComplete="off"
        width="medium"
        label={t`等級`}
        hint={t`1 到 20；0 是一律不算 VIP，遊戲和消費規則怎麼說都不算`}
      />
      <div className={css.pair}>
        <DayField form={form} name={name('begins_on')} label={t`開始`} hint={t`不填就馬上開始`} />
        <DayField form={form} name={name('ends_on')} label={t`最後一天`} hint={t`含這一天；不填就一直有效`} />
      </div>
      <TextField
        form={form}
        name={name('agent')}
        autoComplete="off"
        autoCapitalize="none"
        width="medium"
        label={t`專屬客服`}
        hint={t`填登入名稱，可以從同事裡選`}
        list="vip-agents"
        optional
      />
      <datalist id="vip-agents">
        {agents.map((one) => (
          <option key={one.login} value={one.login} label={one.name} />
        ))}
      </datalist>
      <TextField form={form} name={name('note')} autoComplete="off" label={t`備註`} hint={t`只有同事看得到`} optional />
      <TextField
        form={form}
        name={name('reason')}
        autoComplete="off"
        label={t`原因`}
        hint={t`會留在稽核紀錄，至少 4 個字`}
      />
    </>
  );
}

type DayProps<V extends TermValues> = Props<V> & { name: TextName<V>; label: string; hint: string };

function DayField<V extends TermValues>({ form, name, label, hint }: DayProps<V>) {
  return (
    <Field id={form.fieldId(name)} label={label} hint={hint} optional error={form.errors[name]}>
      {(wire) => (
        <TextInput
          {...wire}
          name={name}
          type="date"
          value={form.values[name] as string}
          onChange={(event) => form.change(name, event.currentTarget.value as V[typeof name])}
        />
      )}
    </Field>
  );
}
