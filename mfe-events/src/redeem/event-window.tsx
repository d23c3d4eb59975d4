import { langOfWords, ContentText, formatTime, PageWindow } from '@hub/web';
import type { EventFormView } from '@hub/contracts/events';
import { Trans, useLingui } from '@lingui/react/macro';
import { BannerArt, inksOf } from '../art/event-art.tsx';
import type { Phase } from './event-phase.ts';

/** Names longer than a line of a phone are set smaller. */
const LINE = 9;

/** The event's banner: its picture, its name and how long it lasts, in Taipei's time. */
export function EventWindow({ event, phase }: { event: EventFormView['event']; phase: Phase }) {
  const { t } = useLingui();
  const labels: Record<Phase, string> = {
    planned: t({ context: 'redeem', message: '即將開始' }),
    open: t({ context: 'redeem', message: '限時活動' }),
    over: t({ context: 'redeem', message: '活動結束' }),
  };
  return (
    <PageWindow
      picture={<BannerArt art={event.art} picture={event.picture} />}
      className={inksOf(event.art)}
      label={labels[phase]}
      title={<span lang={langOfWords(event.event_name)}>{event.event_name}</span>}
      subtitle={<Deadline at={event.end_time} over={phase === 'over'} />}
      flow={[...event.event_name].length > LINE}
    />
  );
}

function Deadline({ at, over }: { at: string; over: boolean }) {
  const ends = formatTime(at);
  return over ? (
    <Trans context="redeem">
      已於 <time dateTime={at}>{ends}</time> 截止（台北時間）
    </Trans>
  ) : (
    <Trans context="redeem">
      <time dateTime={at}>{ends}</time> 截止（台北時間）
    </Trans>
  );
}

/** What the event is about, in its makers' words. */
export function EventIntro({ intro, className }: { intro: string; className?: string }) {
  return (
    <p className={className}>
      <ContentText>{intro}</ContentText>
    </p>
  );
}
