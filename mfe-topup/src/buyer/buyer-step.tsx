import { birthYears, firstStepForm, genders, type FirstStepBody } from '@hub/contracts/topup';
import {
  BirthdayField,
  FormFrame,
  knownPlaces,
  RadioField,
  SubmitButton,
  TextField,
  useContractForm,
  usePostalCodesQuery,
} from '@hub/forms';
import { Notice, ShieldCheckIcon, Skeleton, serverNow, useGetGamesQuery } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { FlowFrame } from '../flow/flow-frame.tsx';
import type { Flow } from '../flow/flow.ts';
import { loadStarted, saveStarted, takeVisitorsWork, workKey } from '../flow/order-work.ts';
import { ShopNotices } from '../flow/shop-notices.tsx';
import { useFirstStepMutation } from '../flow/shop.api.ts';
import { useLeaveStep } from '../flow/use-leave-step.ts';
import { topupMessage } from '../flow/topup-message.ts';
import { AreaFields } from './area-fields.tsx';
import { buyerFields, emptyBuyer, type BuyerValues } from './buyer-values.ts';
import { BuyerRoleFields } from './role-fields.tsx';
import { useKnownBuyer } from './use-known-buyer.ts';

/** Step 1: who buys, and for which character. */
export function BuyerStep({ flow }: { flow: Flow }) {
  const known = useKnownBuyer(flow);
  return (
    <FlowFrame flow={flow}>
      <ShopNotices flow={flow} />
      {known ? (
        <BuyerForm key={workKey(flow, 'buyer')} flow={flow} known={known} />
      ) : (
        <Skeleton shape="fields" count={7} />
      )}
    </FlowFrame>
  );
}

function BuyerForm({ flow, known }: { flow: Flow; known: Partial<BuyerValues> }) {
  const { t } = useLingui();
  const { game, type, shop, rehearsal } = flow;
  const { data: codes } = usePostalCodesQuery(undefined, { skip: type === '2' });
  const [post] = useFirstStepMutation();
  useState(() => takeVisitorsWork(flow));
  const only = useOnlyServer(game);
  const schema = useMemo(
    () =>
      firstStepForm(shop.role_digits, knownPlaces(codes)).transform((typed: object) => ({
        ...typed,
        game_id: game,
        reportType: type,
        rehearsal,
      })),
    [shop.role_digits, codes, game, type, rehearsal],
  );
  const form = useContractForm({
    schema,
    initial: { ...emptyBuyer, serverId: only, ...known },
    submit: (body, { key }) => begin(body, key),
    messages: (code, params) =>
      topupMessage(code === 'BUYER_CHARACTER_REQUIRED' && shop.confirm_role ? 'BUYER_ROLE_UNCONFIRMED' : code, params),
    draftKey: workKey(flow, 'buyer'),
    draftFields: buyerFields,
    keepsDraft: true,
  });

  async function begin(body: FirstStepBody, key: string): Promise<void> {
    const of = JSON.stringify(body);
    if (loadStarted(flow)?.of === of) return;
    const { report_id, token } = await post({ body, key }).unwrap();
    saveStarted(flow, { report_id, token, of });
  }
  useLeaveStep(flow, { part: 'buyer', next: 'goods', form });

  const sexes = { x: t`不公開`, m: t`男`, f: t`女` };
  return (
    <FormFrame form={form} label={t`購買人資料`}>
      <BuyerRoleFields form={form} flow={flow} />
      <TextField
        form={form}
        name="email"
        type="email"
        autoComplete="email"
        width="medium"
        label={t`電子信箱`}
        hint={t`和訂單有關的事，會用這個信箱聯絡您`}
      />
      <AreaFields form={form} type={type} />
      <RadioField
        form={form}
        name="gender"
        label={t`性別`}
        columns={2}
        choices={genders.map((value) => ({ value, label: sexes[value] }))}
      />
      <BirthdayField
        form={form}
        name="birthday"
        label={t`生日`}
        hint={t`須年滿 18 歲才能儲值`}
        years={birthYears(new Date(serverNow()))}
      />
      <Notice kind="plain" icon={<ShieldCheckIcon />}>
        <p>
          <Trans>這些資料只用來處理訂單和發票。</Trans>
        </p>
      </Notice>
      <SubmitButton form={form}>
        <Trans>下一步</Trans>
      </SubmitButton>
    </FormFrame>
  );
}

/** Of a game that has no other one; '' where somebody has to choose. */
function useOnlyServer(game: string): string {
  const { data: games = [] } = useGetGamesQuery();
  const open = games
    .find(({ game_id }) => game_id === game)
    ?.servers.filter(({ server_status }) => server_status === 'public');
  return open?.length === 1 ? (open[0]?.server_id ?? '') : '';
}
