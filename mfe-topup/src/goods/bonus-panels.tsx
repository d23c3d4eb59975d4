import { formatTwd } from '@hub/contracts/shared';
import { giftTimes, type FirstTopupView, type GiftView } from '@hub/contracts/topup';
import { SafeHtml } from '@hub/web/safe-html';
import { Badge, Card, classList, ContentText, GiftIcon, SectionTitle, Stack } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import css from './bonus-panels.module.css';

/** What each amount brings once a month, and what of it is still open for this character. */
export function TierPanel({ tiers, paid }: { tiers: readonly FirstTopupView[]; paid: number }) {
  const { t } = useLingui();
  if (tiers.length === 0) return null;
  return (
    <Card>
      <Stack gap="tight">
        <SectionTitle>
          <Trans>本月首儲禮</Trans>
        </SectionTitle>
        <p className={css.note}>
          <Trans>每個金額每月各一次，每月 1 日 00:00 重新計算，以付款時間為準。</Trans>
        </p>
        <ul className={css.tiers}>
          {tiers.map(({ amount, title, available }) => {
            const isNow = available && amount === paid;
            return (
              <li key={amount} className={classList(css.tier)} data-now={isNow || undefined}>
                <b>{formatTwd(amount)}</b>
                <span>
                  <ContentText>{title}</ContentText>
                </span>
                <Badge kind={available ? 'game' : 'ok'} icon={available ? null : undefined}>
                  {!available ? t`本月已領` : isNow ? t`這次可得` : t`還可以領`}
                </Badge>
              </li>
            );
          })}
        </ul>
      </Stack>
    </Card>
  );
}

export function GiftPanel({ gift, amount }: { gift: GiftView['gift'] | undefined; amount: number }) {
  const { t } = useLingui();
  if (!gift) return null;
  const times = giftTimes(gift.rules, amount);
  return (
    <Card>
      <Stack gap="tight">
        <SectionTitle
          end={
            times > 0 && (
              <Badge kind="warn" icon={<GiftIcon />}>
                {t`這次得 ${times} 份`}
              </Badge>
            )
          }
        >
          <Trans>滿額贈禮</Trans>
        </SectionTitle>
        <SafeHtml html={gift.items} />
        <ul className={css.note}>
          {gift.rules.map(({ min, times: brought }) => (
            <li key={min}>
              <Trans>
                單筆滿 {formatTwd(min)}：贈禮 ×{brought}
              </Trans>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
