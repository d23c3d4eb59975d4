import { formatTwd } from '@hub/contracts/shared';
import { Notice } from '@hub/web';
import { TipList } from '@hub/web/parts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Flow } from './flow.ts';

/** What to know before anything is filled in. */
export function ShopNotices({ flow: { shop } }: { flow: Flow }) {
  const { t } = useLingui();
  const least = formatTwd(shop.min_amount);
  return (
    <Notice kind="info" title={t`儲值前請先看`}>
      <TipList
        tips={[
          ...shop.notices,
          shop.third_party_link ? (
            <Trans key="least">
              單筆最低 {least}。低於這個金額，請改用<a href={shop.third_party_link}>點數卡儲值</a>。
            </Trans>
          ) : (
            t`單筆最低 ${least}。`
          ),
          shop.service_hours && t`服務時間 ${shop.service_hours}`,
        ].filter(Boolean)}
      />
    </Notice>
  );
}
