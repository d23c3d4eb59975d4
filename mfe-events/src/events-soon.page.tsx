import { OpeningSoonPage } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';

/** Every address of this area until its pages open. */
export function EventsSoonPage() {
  const { t } = useLingui();
  const coming = [
    t`輸入序號，獎勵寄到遊戲內信箱。`,
    t`兌換前先確認角色，不會寄錯人。`,
    t`每次兌換與寄送的紀錄都查得到。`,
  ];
  return (
    <OpeningSoonPage
      title={t`活動序號兌換`}
      coming={coming}
      meanwhile={<Trans>手上的序號請先保留，不要交給別人。急需確認序號是否有效，請到客服中心線上回報。</Trans>}
    />
  );
}
