import { OpeningSoonPage } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';

/** Every address of this area until its pages open. */
export function TopupSoonPage() {
  const { t } = useLingui();
  const coming = [
    t`信用卡、ATM 虛擬帳號與匯款，付款後自動入帳。`,
    t`每筆訂單都看得到進度，也找得到發票。`,
    t`贈禮與首儲獎勵，下單前就先告訴您。`,
  ];
  return (
    <OpeningSoonPage
      title={t`儲值服務`}
      coming={coming}
      meanwhile={
        <Trans>
          開放前，請在遊戲內的商店購買。已經付款但沒有收到，請到客服中心線上回報，寫下收據上的訂單編號就能查。請勿向私人帳號付款。
        </Trans>
      }
    />
  );
}
