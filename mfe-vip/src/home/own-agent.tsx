import { Badge, Card, contentLang, HeadphonesIcon, SectionTitle } from '@hub/web';
import { ClockIcon } from '@hub/web/parts';
import { Trans } from '@lingui/react/macro';
import { useServiceTime } from '../wait/use-service-time.ts';
import css from './own-agent.module.css';

/** Who looks after the player, and whether somebody is there now. */
export function OwnAgent({ name }: { name: string }) {
  return (
    <section aria-labelledby="own-agent">
      <SectionTitle id="own-agent">
        <Trans context="vip">您的專員</Trans>
      </SectionTitle>
      <Card className={css.card}>
        {/* Names of people end with what tells them apart. */}
        <span className={css.face} aria-hidden="true">
          {[...name].at(-1)}
        </span>
        <p className={css.words}>
          <b lang={contentLang}>{name}</b>
          <span>
            <Trans context="vip">和貴賓專屬團隊一起照顧您的案件</Trans>
          </span>
        </p>
        <Presence />
      </Card>
    </section>
  );
}

function Presence() {
  return useServiceTime() ? (
    <Badge kind="ok" icon={<HeadphonesIcon />}>
      <Trans context="vip">服務時間</Trans>
    </Badge>
  ) : (
    <Badge kind="neutral" icon={<ClockIcon />}>
      <Trans context="vip">非服務時間</Trans>
    </Badge>
  );
}
