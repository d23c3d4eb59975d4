import { PhoneField, PlaceField, SelectField, type ContractForm, type PhoneArea } from '@hub/forms';
import { overseasAreas, type OverseasArea } from '@hub/contracts/topup';
import { useLingui } from '@lingui/react/macro';
import type { Flow } from '../flow/flow.ts';
import type { BuyerValues } from './buyer-values.ts';

/** Where the buyer lives, and a phone of there. */
export function AreaFields({ form, type }: { form: ContractForm<BuyerValues>; type: Flow['type'] }) {
  const { t } = useLingui();
  const names = useOverseasNames();
  const area = overseasAreas.find((one) => one === form.values.area);
  const phoneArea: PhoneArea = type === '1' ? '886' : (area ?? 'other');
  return (
    <>
      {type === '1' ? (
        <PlaceField form={form} name="area" label={t`居住地區`} countyOnly />
      ) : (
        <SelectField
          form={form}
          name="area"
          width="medium"
          label={t`居住地區`}
          options={overseasAreas.map((value) => ({ value, label: names[value] }))}
        />
      )}
      <PhoneField form={form} name="userPhone" label={t`手機號碼`} area={phoneArea} />
    </>
  );
}

export function useOverseasNames(): Record<OverseasArea, string> {
  const { t } = useLingui();
  return { '852': t`香港（852）`, '853': t`澳門（853）`, other: t`其他地區` };
}
