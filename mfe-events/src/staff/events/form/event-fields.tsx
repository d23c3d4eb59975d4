import { CheckboxRow } from '@hub/web/parts';
import { RadioField, TextField, type ContractForm } from '@hub/forms';
import { eventPaces } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import css from '../one/event.module.css';
import { usePaceWords } from '../words/use-event-words.ts';
import { ArtField } from './art-field.tsx';
import { CategoriesField } from './categories-field.tsx';
import { PictureField } from './picture-field.tsx';
import type { EventValues } from './event-form.ts';
import { EventWords } from './event-words.tsx';
import own from './form.module.css';

type Props = { form: ContractForm<EventValues> };

/** Everything that an event is. */
export function EventFields({ form }: Props) {
  return (
    <>
      <WhatFields form={form} />
      <RuleFields form={form} />
      <CategoriesField form={form} />
    </>
  );
}

function WhatFields({ form }: Props) {
  const { t } = useLingui();
  return (
    <section className={css.block} aria-labelledby="form-what">
      <h2 id="form-what" className={css.heading}>{t`玩家看到的`}</h2>
      <EventWords form={form} />
      <div className={own.pair}>
        <TextField form={form} name="starts" label={t`開始`} hint={t`台北時間`} type="datetime-local" />
        <TextField form={form} name="ends" label={t`結束`} hint={t`台北時間，含這一分鐘`} type="datetime-local" />
      </div>
      <ArtField form={form} />
      <PictureField
        id={form.fieldId('picture')}
        label={t`自己的橫幅`}
        stands="banner"
        game={form.values.game_id}
        value={form.values.picture}
        error={form.errors.picture}
        onChange={(id) => form.change('picture', id)}
      />
    </section>
  );
}

function RuleFields({ form }: Props) {
  const { t } = useLingui();
  const paces = usePaceWords();
  return (
    <section className={css.block} aria-labelledby="form-rules">
      <h2 id="form-rules" className={css.heading}>{t`規則`}</h2>
      <TextField
        form={form}
        name="error_limit"
        label={t`輸入錯誤幾次就鎖定`}
        hint={t`3 到 50 次，通常是 10 次`}
        inputMode="numeric"
        autoComplete="off"
        width="short"
      />
      <RadioField
        form={form}
        name="pace"
        label={t`獎勵什麼時候寄`}
        choices={eventPaces.map((value) => ({ value, label: paces[value].name, hint: paces[value].hint }))}
      />
      <CheckboxRow
        id={form.fieldId('keyword')}
        checked={form.values.keyword === 'true'}
        onChange={(event) => form.change('keyword', String(event.currentTarget.checked))}
        label={t`這個活動會用通關密語`}
        hint={t`一組大家都能用的序號，有總次數；不勾就每組序號限一人`}
      />
    </section>
  );
}
