import { contentLang, LinkButton, Notice } from '@hub/web';
import { MoreButton } from '@hub/web/parts';
import { SelectField, TextField, type ContractForm } from '@hub/forms';
import { useLingui } from '@lingui/react/macro';
import { mayKeepCodes } from '../../codes/code-rights.ts';
import { useStaffEventQuery } from '../../events/events.api.ts';
import { eventAddress } from '../../events/events-address.ts';
import { useStaff } from '../../staff-context.ts';
import { EventChoice } from '../event-choice.tsx';

/** What every form of a new batch has. Numbers are typed texts; '' for none yet. */
export type BatchValues = { event_id: string; category_id: string; name: string };

type Props<V extends BatchValues> = {
  form: ContractForm<V>;
  /** Only events that ask for a keyword. */
  keyword?: boolean;
  /** What the reward is to the codes, where it needs saying. */
  rewardHint?: string;
};

/** Whose codes they are: event, reward, and what the batch is called. */
export function BatchOfFields<V extends BatchValues>({ form: given, keyword, rewardHint }: Props<V>) {
  const { t } = useLingui();
  const { me } = useStaff();
  // The fields that every form of a batch has.
  const form = given as unknown as ContractForm<BatchValues>;
  const { event_id } = form.values;
  const read = useStaffEventQuery(Number(event_id), { skip: event_id === '' });
  const { currentData: event } = read;
  const rewards = event?.draft.categories.filter(({ id }) => id > 0) ?? [];
  const asks = event === undefined || event.draft.keyword || event.live?.keyword === true;
  return (
    <>
      <EventChoice
        id={form.fieldId('event_id')}
        value={event_id}
        empty={t`請選擇`}
        error={form.errors.event_id}
        among={(game) => mayKeepCodes(me, game)}
        onChoose={(chosen) => {
          form.change('event_id', chosen);
          form.change('category_id', '');
        }}
      />
      {keyword && !asks && (
        <Notice kind="info" title={t`這個活動沒有開放通關密語`}>
          <p>{t`要先在活動設定裡開放，再回來新增。`}</p>
          <LinkButton size="small" to={eventAddress(Number(event_id))}>{t`看這個活動`}</LinkButton>
        </Notice>
      )}
      <SelectField
        form={form}
        name="category_id"
        label={t`獎勵`}
        hint={rewardHint}
        empty={event_id === '' ? t`請先選活動` : undefined}
        options={rewards.map(({ id, title }, index) => ({
          value: String(id),
          label: `${index + 1}. ${title}`,
          lang: contentLang,
        }))}
      />
      {!event && read.error !== undefined && (
        <MoreButton
          size="small"
          status={t`獎勵清單暫時讀不到`}
          more={{ label: t`再試一次`, busy: read.isFetching, onPress: () => void read.refetch() }}
        />
      )}
      <TextField
        form={form}
        name="name"
        autoComplete="off"
        maxLength={60}
        label={t`批次名稱`}
        hint={t`只有同事看得到，例如通路或用途`}
      />
    </>
  );
}
