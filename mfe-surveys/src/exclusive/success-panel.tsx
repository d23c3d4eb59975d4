import { exclusiveGames, FILLED, type SurveyLoginView } from '@hub/contracts/surveys';
import { GiftIcon, Notice, Receipt, SectionTitle, Stack } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { EmbeddedForm } from '../embedded/embedded-form.tsx';
import type { ExclusiveProps } from './exclusive-props.ts';
import css from './exclusive.module.css';

/** When the point cards of the first edition are sent. */
const SENT_ON = '2021/02/22';
const POINTS = 150;

type Props = ExclusiveProps & { found: SurveyLoginView; title: string };

/** Who was found, the code to keep, and the form. */
export function SuccessPanel({ edition, game, found, title }: Props) {
  const { t } = useLingui();
  const { record, code, status, form_url } = found;
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
      <Notice kind="info" icon={<GiftIcon />} title={t`填完問卷送 ${POINTS} 點點數卡`}>
        <p>
          {edition === '2021' ? (
            <Trans>點數卡以電子郵件寄到您在問卷填寫的信箱，預計 {SENT_ON} 寄出。</Trans>
          ) : (
            <Trans>點數卡以電子郵件寄到您在問卷填寫的信箱，寄送日期以活動公告為準。</Trans>
          )}
        </p>
      </Notice>
      <Stack gap="tight">
        <SectionTitle>
          <Trans>填寫問卷</Trans>
        </SectionTitle>
        <EmbeddedForm address={form_url} title={title} />
      </Stack>
    </div>
  );
}
