import { exclusiveGames, FILLED, type SurveyLoginView } from '@hub/contracts/surveys';
import { GiftIcon, Notice, SectionTitle, Stack } from '@hub/web';
import { Receipt } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { EmbeddedForm } from '../embedded/embedded-form.tsx';
import { useRewardName } from '../form/about-survey.tsx';
import type { ExclusiveProps } from './exclusive-props.ts';
import css from './exclusive.module.css';

type Props = Pick<ExclusiveProps, 'game'> & { found: SurveyLoginView; title: string };

/** Who was found, the code to keep, and the form. */
export function SuccessPanel({ game, found, title }: Props) {
  const { t } = useLingui();
  const { record, code, status, form_url, reward } = found;
  const inGame = record.char_in_game_id;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={panel} tabIndex={-1} className={css.panel} role="group" aria-label={t`您的問卷資格`}>
      <Receipt
        plain
        game={exclusiveGames[game]}
        label={t`角色`}
        number={record.char_name}
        lines={[t`遊戲內 ID ${inGame}`, t`請留下驗證碼，問卷和客服都用它認得您。`]}
        codes={[{ label: t`驗證碼`, shown: code }]}
      />
      {status === FILLED && (
        <Notice kind="warn" title={t`這個帳號已經填寫過問卷`}>
          <p>
            <Trans>每位符合資格的會員只能領一張點數卡，重複填寫會影響領獎資格。以您第一次的答案為準。</Trans>
          </p>
        </Notice>
      )}
      <RewardNotice reward={reward} />
      <Stack gap="tight">
        <SectionTitle>
          <Trans>填寫問卷</Trans>
        </SectionTitle>
        <EmbeddedForm address={form_url} title={title} />
      </Stack>
    </div>
  );
}

/** What the answers bring, and when. */
function RewardNotice({ reward }: Pick<SurveyLoginView, 'reward'>) {
  const { t } = useLingui();
  const gift = useRewardName()(reward);
  if (gift === '') return null;
  return (
    <Notice kind="info" icon={<GiftIcon />} title={t`填完問卷送 ${gift}`}>
      <p>
        <Arrival reward={reward} />
      </p>
    </Notice>
  );
}

function Arrival({ reward: { kind, expected } }: Pick<SurveyLoginView, 'reward'>) {
  if (kind === 'mail') return <Trans>每天 18:00 寄到遊戲內信箱，每個角色一次。</Trans>;
  if (expected === '') return <Trans>點數卡以電子郵件寄到您在問卷填寫的信箱，寄送日期以活動公告為準。</Trans>;
  return <Trans>點數卡以電子郵件寄到您在問卷填寫的信箱，預計 {expected} 寄出。</Trans>;
}
