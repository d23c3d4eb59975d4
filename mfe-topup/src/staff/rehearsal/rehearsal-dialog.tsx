import { openRehearsalBody, rehearsers, type RehearsalView } from '@hub/contracts/topup';
import { FormFrame, SelectField, SubmitButton, useContractForm } from '@hub/forms';
import { formatTime, LinkButton, Notice } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOpenRehearsalMutation } from '../desk.api.ts';
import { deskMessage } from '../desk-message.ts';

/** Players’ pages do not know who is signed in at the desk: a link tells them. */
export function RehearsalDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { games } = useStaffGames(rehearsers);
  const [open] = useOpenRehearsalMutation();
  const [made, setMade] = useState<RehearsalView['data']>();
  const form = useContractForm({
    schema: openRehearsalBody,
    initial: { game_id: games.length === 1 ? (games[0]?.value ?? '') : '' },
    messages: deskMessage,
    submit: async (body) => setMade((await open(body).unwrap()).data),
  });
  const until = made ? formatTime(made.until) : '';
  return (
    <Dialog open onClose={onClose} title={t`測試儲值流程`} crossed>
      {made ? (
        <>
          <Notice kind="ok" title={t`連結準備好了`}>
            <p>{t`${until} 前有效，只給同事使用，請不要傳給玩家。`}</p>
          </Notice>
          <LinkButton variant="primary" href={made.address} target="_blank" rel="noreferrer">
            {t`開啟測試頁`}
          </LinkButton>
        </>
      ) : (
        <FormFrame form={form}>
          <p>{t`和玩家走一樣的步驟，付款在金流平台的測試區完成：不收款、不送進遊戲、不計入金額，也不影響 VIP 與首儲獎勵。`}</p>
          <SelectField form={form} name="game_id" label={t`遊戲`} options={games} />
          <SubmitButton form={form}>{t`準備連結`}</SubmitButton>
        </FormFrame>
      )}
    </Dialog>
  );
}
