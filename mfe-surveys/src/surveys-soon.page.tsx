import { OpeningSoonPage } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';

/** Every address of this area until its pages open. */
export function SurveysSoonPage() {
  const { t } = useLingui();
  const coming = [
    t`填寫前先確認角色，獎勵寄到遊戲內信箱。`,
    t`填到一半離開，回來可以接著寫。`,
    t`收件與獎勵的寄送時間，送出後就看得到。`,
  ];
  return (
    <OpeningSoonPage
      title={t`玩家問卷`}
      coming={coming}
      meanwhile={<Trans>問卷開放後會在遊戲內公告。對獎勵有疑問，請到客服中心線上回報。</Trans>}
    />
  );
}
