import { CardList, CircleAlertIcon, langOfWords, formatTime, ListRow, SectionTitle, withToken } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { RewardArt } from '../art/event-art.tsx';
import { useOpenEventsQuery } from './redeem.api.ts';
import { ToSupport, Trouble } from './trouble.tsx';
import css from './redeem.module.css';

/** An event that this player's game does not have, and where they can redeem instead. */
export function NoEvent({ of }: { of: string }) {
  const { t } = useLingui();
  const { data: events } = useOpenEventsQuery({ of });
  const none = events?.length === 0;
  return (
    <Trouble
      icon={<CircleAlertIcon />}
      title={t({ context: 'redeem', message: '您的遊戲沒有這個活動' })}
      text={
        none ? (
          <Trans context="redeem">連結可能過期了，或這個活動屬於另一款遊戲。您的遊戲現在沒有開放兌換的活動。</Trans>
        ) : (
          <Trans context="redeem">連結可能過期了，或這個活動屬於另一款遊戲。</Trans>
        )
      }
      action={<ToSupport />}
    >
      {events && !none && (
        <section aria-labelledby="open-events">
          <SectionTitle id="open-events">
            <Trans context="redeem">現在可以兌換的活動</Trans>
          </SectionTitle>
          <CardList>
            {events.map(({ event_id, event_name, end_time, art, picture }) => (
              <ListRow
                key={event_id}
                start={<RewardArt art={art} picture={picture} />}
                to={withToken(`/events/event_serial?event_id=${event_id}`)}
              >
                <span className={css.words}>
                  <span className={css.name} lang={langOfWords(event_name)}>
                    {event_name}
                  </span>
                  <span className={css.small}>
                    <Until at={end_time} />
                  </span>
                </span>
              </ListRow>
            ))}
          </CardList>
        </section>
      )}
    </Trouble>
  );
}

function Until({ at }: { at: string }) {
  const ends = formatTime(at);
  return (
    <Trans context="redeem">
      <time dateTime={at}>{ends}</time> 截止（台北時間）
    </Trans>
  );
}
