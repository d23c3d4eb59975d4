import { OpeningSoonPage } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';

/** Every address of this area until its pages open. */
export function VipSoonPage() {
  const { t } = useLingui();
  const coming = [
    t`專屬窗口：回報由熟悉您帳號的客服處理。`,
    t`優先回覆：您的案件排在最前面。`,
    t`資料代填：聯絡方式與角色先幫您帶入。`,
  ];
  return (
    <OpeningSoonPage
      title={t`VIP 專區`}
      coming={coming}
      meanwhile={<Trans>開放前，VIP 會員的問題也由客服中心處理，紀錄會保留，不用重新填寫。</Trans>}
    />
  );
}
