import { Button, contentLang, Notice, useLanguage } from '@hub/web';
import { Field, FieldGroup, Select } from '@hub/web/parts';
import type { FormValues, TextName } from '../contract-form.ts';
import type { FormFieldProps } from '../field-base.ts';
import { useFormTexts } from '../form-texts.ts';
import { PartSelect } from './part-select.tsx';
import { chosenText, readChosen } from './place-text.ts';
import { usePostalCodesQuery, type CountyCodes } from './places.api.ts';

export type PlaceFieldProps<V extends FormValues> = FormFieldProps<V, TextName<V>> & {
  /** Where somebody lives; without it, where something is sent. */
  countyOnly?: boolean;
};

/** In Taiwan. Its value is a county, `台北市`, and with its district `100 台北市 中正區`. */
export function PlaceField<V extends FormValues>(props: PlaceFieldProps<V>) {
  const { form, name, label, hint, optional, countyOnly } = props;
  const texts = useFormTexts();
  const { data: codes, isError, isFetching, refetch } = usePostalCodesQuery();
  const value = form.values[name] as string;
  const error = form.errors[name];
  const change = (text: string) => form.change(name, text as V[typeof name]);
  const { county, district } = readChosen(value, codes ?? []);
  const frame = { id: form.fieldId(name), hint, optional, error };
  const counties = {
    name,
    autoComplete: 'address-level1',
    empty: texts.chooseEmpty,
    // What is known already is not lost where the list is not.
    value: county?.city ?? (codes ? '' : value),
    'aria-busy': (!codes && isFetching) || undefined,
    children: codes ? <CountyOptions codes={codes} /> : value && <option value={value}>{value}</option>,
    onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) => change(currentTarget.value),
  };
  const away = isError && (
    <Notice kind="warn" role="status" title={texts.placesAway}>
      <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
        {texts.captchaRetry}
      </Button>
    </Notice>
  );

  if (countyOnly) {
    return (
      <div>
        <Field {...frame} label={label}>
          {(wire) => <Select {...counties} {...wire} width="medium" />}
        </Field>
        {away}
      </div>
    );
  }
  const invalid = error === undefined ? undefined : true;
  return (
    <div>
      <FieldGroup {...frame} legend={label} columns={2}>
        <PartSelect {...counties} id={frame.id} label={texts.county} aria-invalid={invalid} />
        <PartSelect
          id={`${frame.id}-district`}
          label={texts.district}
          autoComplete="address-level2"
          empty={texts.chooseEmpty}
          disabled={!county}
          aria-invalid={county ? invalid : undefined}
          value={district?.name ?? ''}
          onChange={({ currentTarget }) => {
            const chosen = county?.districts.find((one) => one.name === currentTarget.value);
            if (county) change(chosen ? chosenText(county.city, chosen) : county.city);
          }}
        >
          {county && <DistrictOptions county={county} />}
        </PartSelect>
      </FieldGroup>
      {away}
    </div>
  );
}

function CountyOptions({ codes }: { codes: readonly CountyCodes[] }) {
  const english = useLanguage() === 'en';
  return codes.map(({ city, city_en }) => (
    <option key={city} value={city} lang={english ? undefined : contentLang}>
      {english ? city_en : city}
    </option>
  ));
}

/** A code that several districts share names none of them, so it is shown and never the value. */
function DistrictOptions({ county }: { county: CountyCodes }) {
  const english = useLanguage() === 'en';
  return county.districts.map(({ name, name_en, zip }) => (
    <option key={name} value={name} lang={english ? undefined : contentLang}>
      {zip} {english ? name_en : name}
    </option>
  ));
}
