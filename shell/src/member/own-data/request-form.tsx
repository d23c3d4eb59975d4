import {
  createDataRequestBody,
  DATA_REQUEST_TEXT_MAX,
  dataRequestDays,
  dataRequestKinds,
  type DataRequestKind,
} from '@hub/contracts/surveys';
import { draftKey, FormFrame, RadioField, SubmitButton, TextAreaField, useContractForm } from '@hub/forms';
import { Card, formatDay, Notice, SectionTitle, type MemberProfile } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { memberMessage } from '../member-message.ts';
import { useRequestWords } from './request-words.ts';
import { useCreateDataRequestMutation } from './requests.api.ts';

const empty = { kind: '', text: '' };

/** Asks for all of one’s data, for a correction or for its end. What is typed is kept until it is sent. */
export function RequestForm({ member }: { member: MemberProfile }) {
  const { t } = useLingui();
  const { kinds } = useRequestWords();
  const [copyDays, changeDays] = [dataRequestDays.export, dataRequestDays.delete];
  const [create, created] = useCreateDataRequestMutation();
  const form = useContractForm({
    schema: createDataRequestBody,
    initial: empty,
    submit: async (body, { key }) => {
      await create({ body, key }).unwrap();
      // Typed while that was on its way: it stays.
      form.restart((now) => (now.kind === body.kind && now.text.trim() === body.text ? empty : now));
    },
    messages: memberMessage,
    draftKey: draftKey({ game: 'member', role: member.member_id, form: 'data-request', version: 1 }),
    draftFields: ['kind', 'text'],
  });
  const hints: Record<DataRequestKind, string> = {
    export: t`這一份包含所有服務裡和您有關的資料，由專人整理給您。`,
    correct: t`請寫下哪一項不對，正確的是什麼。`,
    delete: t`刪除後無法復原。依法必須保存的紀錄（例如交易憑證）會留到期限屆滿。`,
  };
  const due = created.data ? formatDay(created.data.due_at) : '';
  return (
    <section aria-labelledby="data-request">
      <SectionTitle id="data-request">
        <Trans>索取、更正或刪除我的資料</Trans>
      </SectionTitle>
      <Card>
        <FormFrame form={form} label={t`索取、更正或刪除我的資料`}>
          <p>
            <Trans>
              個人資料是您的，您隨時可以提出申請。我們會先確認是您本人，索取在收到後 {copyDays} 天內、更正和刪除在{' '}
              {changeDays} 天內答覆您。
            </Trans>
          </p>
          <RadioField
            form={form}
            name="kind"
            label={t`您想做什麼？`}
            choices={dataRequestKinds.map((value) => ({ value, label: kinds[value], hint: hints[value] }))}
          />
          <TextAreaField
            form={form}
            name="text"
            rows={4}
            limit={DATA_REQUEST_TEXT_MAX}
            label={t`補充說明`}
            hint={t`請不要寫密碼或完整的卡號。`}
            optional
          />
          <SubmitButton form={form}>
            <Trans>送出申請</Trans>
          </SubmitButton>
          {created.isSuccess && (
            <Notice kind="ok" role="status" title={t`收到您的申請了`}>
              <Trans>我們最晚在 {due} 答覆您。</Trans>
            </Notice>
          )}
        </FormFrame>
      </Card>
    </section>
  );
}
