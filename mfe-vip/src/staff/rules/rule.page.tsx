import { vipReaders, vipRuleBody } from '@hub/contracts/vip';
import { CheckboxField, draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import {
  Button,
  Card,
  contentLang,
  formatTime,
  LinkButton,
  Notice,
  PageBody,
  PageTitle,
  SiteLink,
  usePageTitle,
} from '@hub/web';
import { RecordPage, useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { vipMessage } from '../../vip-message.ts';
import { vipAddress } from '../vip-address.ts';
import { useChangeVipRuleMutation, useVipRuleQuery, type RuleAsked, type VipRule } from './rules.api.ts';
import css from '../vip-list.module.css';
import { AskedRule } from './asked-rule.tsx';
import { RulePreview } from './rule-preview.tsx';
import { RuleSentence } from './rule-sentence.tsx';

/** The rule of a game: as it stands, another one with who would change, and the request for a second person. */
export function RulePage({ game }: { game: string }) {
  const { t } = useLingui();
  const { signedIn } = useStaffGames(vipReaders);
  const query = useVipRuleQuery(game, { refetchOnMountOrArgChange: true });
  return (
    <RecordPage
      query={query}
      live={signedIn}
      heading={t`VIP 消費規則`}
      missing={{
        title: t`找不到這款遊戲的規則`,
        text: t`可能網址少了一段，或不在您負責的遊戲。`,
        action: <LinkButton to={vipAddress.rules}>{t`回消費規則`}</LinkButton>,
      }}
      away={{ title: t`規則沒有載到`, text: t`現在的規則照常運作。` }}
    >
      {(rule) => <Rule rule={rule} />}
    </RecordPage>
  );
}

function Rule({ rule }: { rule: VipRule }) {
  const { t } = useLingui();
  const { nameOf } = useStaffGames(vipReaders);
  const title = t`VIP 消費規則`;
  usePageTitle(title);
  return (
    <PageBody width="text">
      <PageTitle
        small
        title={title}
        lead={<span lang={contentLang}>{nameOf(rule.game_id)}</span>}
        above={<SiteLink to={vipAddress.rules}>{t`所有遊戲`}</SiteLink>}
      />
      <Stands rule={rule} />
      {rule.asked && <AskedRule game={rule.game_id} rule={rule.asked} />}
      {rule.may_change && rule.approval === null && <Change key={rule.version} of={rule} />}
    </PageBody>
  );
}

function Stands({ rule: { rule, changed_at, changed_by, approved_by } }: { rule: VipRule }) {
  const { t } = useLingui();
  const when = changed_at && formatTime(changed_at);
  if (!rule) return <Notice kind="plain" title={t`這款遊戲還沒有規則`} />;
  return (
    <Notice kind={rule.on ? 'ok' : 'plain'} title={rule.on ? t`規則啟用中` : t`規則停用中`}>
      <RuleSentence rule={rule} />
      {when && (
        <p>{approved_by ? t`${changed_by} 提出，${approved_by} 在 ${when} 核准` : t`${when} ${changed_by} 修改`}</p>
      )}
    </Notice>
  );
}

function Change({ of }: { of: VipRule }) {
  const { t } = useLingui();
  const { login } = useStaffGames(vipReaders);
  const [change] = useChangeVipRuleMutation();
  const [looked, setLooked] = useState<RuleAsked>();
  const { rule, game_id: game } = of;
  const form = useContractForm({
    schema: vipRuleBody,
    initial: {
      on: rule?.on ?? true,
      days: String(rule?.days ?? 90),
      amount_twd: rule ? String(rule.amount_twd) : '',
      level: String(rule?.level ?? 1),
      reason: '',
    },
    messages: vipMessage,
    draftKey: draftKey({ game, role: login, form: 'vip-rule', version: 1 }),
    draftFields: ['days', 'amount_twd', 'level', 'reason'],
    submit: (body) => change({ game, version: of.version, body }).unwrap(),
  });
  const { on, days, amount_twd, level } = form.values;
  const asked: RuleAsked = { game, on: String(on), days, amount_twd: amount_twd.replaceAll(',', ''), level };
  const whole = [days, asked.amount_twd, level].every((text) => /^[1-9]\d*$/.test(text.trim()));
  // What was looked at is another rule once something is typed.
  const current = looked && JSON.stringify(looked) === JSON.stringify(asked) ? looked : undefined;
  return (
    <>
      <Card>
        <FormFrame form={form}>
          <CheckboxField form={form} name="on" label={t`啟用這條規則`} />
          <div className={css.pair}>
            <TextField
              form={form}
              name="days"
              inputMode="numeric"
              autoComplete="off"
              label={t`計算最近幾天`}
              hint={t`台北日期，含今天，最多 366 天`}
            />
            <TextField
              form={form}
              name="amount_twd"
              inputMode="numeric"
              grouped
              autoComplete="off"
              label={t`付滿（新台幣）`}
              hint={t`退款會扣掉`}
            />
          </div>
          <TextField
            form={form}
            name="level"
            inputMode="numeric"
            autoComplete="off"
            width="medium"
            label={t`給的等級`}
            hint={t`達到後至少保留到當月底`}
          />
          <div>
            <Button disabled={!whole} onClick={() => setLooked(asked)}>{t`先看誰會變動`}</Button>
          </div>
          {current && <RulePreview asked={current} />}
          <TextField
            form={form}
            name="reason"
            autoComplete="off"
            label={t`原因`}
            hint={t`核准的人看得到，至少 4 個字`}
          />
          <SubmitButton form={form}>{t`送同事核准`}</SubmitButton>
        </FormFrame>
      </Card>
    </>
  );
}
