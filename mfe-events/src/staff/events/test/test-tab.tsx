import { ContentText, formatTime, Link, Notice, SectionTitle } from '@hub/web';
import { DescriptionList, type DescriptionItem } from '@hub/web/parts';
import { FormFrame, RoleFields, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { testRedeemBody, type EventData, type TestRedeemView } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RewardItems } from '../../one/reward-items.tsx';
import { batchOf } from '../../serials/serials-address.ts';
import { deliveryMessage } from '../../words/delivery-message.ts';
import { useTestRedeemMutation } from '../events.api.ts';
import css from '../one/event.module.css';
import letter from '../../one/delivery.module.css';
import { useOutcomeWords } from '../words/use-event-words.ts';

/** Tries a code as a player would. Nothing is redeemed, no try is counted, no mail leaves; the audit knows of it. */
export function TestTab({ event }: { event: EventData }) {
  const { t } = useLingui();
  const { row, may } = event;
  const [test] = useTestRedeemMutation();
  const [result, setResult] = useState<TestRedeemView>();
  const form = useContractForm({
    schema: testRedeemBody,
    initial: { serial_no: '', server_id: '', role_id: '' },
    messages: deliveryMessage,
    submit: async (body) => {
      setResult(undefined);
      setResult(await test({ id: row.id, body }).unwrap());
      form.restart((typed) => typed);
    },
  });
  if (!may.includes('test')) return <Notice kind="info" title={t`這個帳號不能試兌換`} />;
  return (
    <div className={css.columns}>
      <section className={css.part} aria-labelledby="event-test">
        <SectionTitle id="event-test">{t`試一組序號`}</SectionTitle>
        <p className={css.text}>
          {row.phase === 'draft'
            ? t`以草稿的內容試。不會用掉序號、不會記錯誤、不會寄信；會留下一筆稽核紀錄。`
            : t`以玩家現在看到的內容試。不會用掉序號、不會記錯誤、不會寄信；會留下一筆稽核紀錄。`}
        </p>
        <div className={css.form}>
          <FormFrame form={form} label={t`試一組序號`}>
            <TextField form={form} name="serial_no" label={t`序號`} code autoComplete="off" maxLength={200} />
            <RoleFields
              form={form}
              game={row.game_id}
              hint={t`填了會問遊戲有沒有這個角色，也一併看有沒有拿滿、有沒有鎖定；要先選伺服器`}
              optional
            />
            <SubmitButton form={form}>{t`試兌換`}</SubmitButton>
          </FormFrame>
        </div>
      </section>
      <div aria-live="polite">{result && <Outcome result={result} />}</div>
    </div>
  );
}

function Outcome({ result }: { result: TestRedeemView }) {
  const { t } = useLingui();
  const words = useOutcomeWords();
  const { mail, batch, outcome, counts, role } = result;
  // The same code of the same account again is the same success.
  const own = outcome === 'used' && !counts;
  const [title, kind] = own ? ([t`這個角色已經用這組換過了，會再看到成功`, 'info'] as const) : words[outcome];
  const facts: DescriptionItem[] = [
    { term: t`整理後的序號`, value: result.code, code: true },
    { term: t`玩家看到`, value: result.message },
    { term: t`錯誤次數`, value: counts ? t`會算一次錯誤` : t`不算錯誤` },
    {
      term: t`角色`,
      value: role && (
        <>
          {role.name && <ContentText>{role.name}</ContentText>} {role.role_id}
        </>
      ),
    },
    { term: t`批次`, value: batch !== null && <Link to={batchOf(batch)}>{t`序號批次 #${batch}`}</Link> },
  ];
  return (
    <section className={css.part} aria-label={t`試兌換的結果`}>
      <Notice kind={kind} title={title} />
      <div className={css.block}>
        <DescriptionList facts={facts.filter(({ value }) => Boolean(value))} />
      </div>
      {role?.confirmed === false && (
        <Notice kind="warn" title={t`遊戲現在沒有回應，沒有確認這個角色`}>
          <p>{t`以上是照網站記得的帳號試的；等遊戲恢復後再試一次最準。`}</p>
        </Notice>
      )}
      {mail && <TestMail mail={mail} />}
    </section>
  );
}

function TestMail({ mail }: { mail: NonNullable<TestRedeemView['mail']> }) {
  const { t } = useLingui();
  return (
    <>
      <h3 className={css.heading}>{t`會收到的信`}</h3>
      <div className={letter.letter}>
        <p className={letter.letterTitle}>{mail.title}</p>
        {mail.body && <p className={letter.letterBody}>{mail.body}</p>}
        <RewardItems items={mail.items} />
        <p className={letter.small}>{t`獎勵「${mail.category}」，收到後 ${mail.expire_days} 天內領取`}</p>
        <p className={letter.small}>
          {mail.leaves_at === null ? t`等那一週的批次放行後寄出` : t`${formatTime(mail.leaves_at)} 起寄出`}
          {mail.deadline_at !== null && ` · ${t`最晚 ${formatTime(mail.deadline_at)}`}`}
        </p>
      </div>
    </>
  );
}
