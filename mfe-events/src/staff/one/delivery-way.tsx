import { Button, formatTime, SectionTitle } from '@hub/web';
import type { Delivery } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOlderTriesInfiniteQuery } from '../deliveries.api.ts';
import { useStepNote, useStepWords, useTryWords } from '../words/use-way-words.ts';
import css from './delivery-way.module.css';
import { wayOf, type Moment } from './way-of.ts';

/** Asked, every try with time, answer and duration, and what people did: the newest on top. */
export function DeliveryWay({ delivery }: { delivery: Delivery }) {
  const { t } = useLingui();
  const older = useOlder(delivery);
  const way = wayOf(delivery, [...delivery.tries, ...older.tries]);
  return (
    <section className={css.part} aria-labelledby="delivery-way">
      <SectionTitle id="delivery-way">{t`經過`}</SectionTitle>
      <ol className={css.way} reversed>
        {way.map((moment) => (
          <WayMoment key={moment.key} moment={moment} delivery={delivery} />
        ))}
      </ol>
      {older.more && (
        <Button variant="quiet" size="small" busy={older.busy} onClick={older.more}>
          {older.failed ? t`沒有載到，再試一次` : t`更早的嘗試`}
        </Button>
      )}
    </section>
  );
}

/** Tries that did not come with the delivery; asked for by a press. */
function useOlder({ row, more_tries }: Delivery) {
  const [wanted, setWanted] = useState(false);
  const from = more_tries ?? '';
  const asked = { id: row.id, from };
  const query = useOlderTriesInfiniteQuery(asked, { skip: !wanted || from === '' });
  const { currentData, hasNextPage, fetchNextPage, isFetching, isError, refetch } = query;
  const next = isError ? () => void refetch() : () => void fetchNextPage();
  const more = from === '' ? undefined : !wanted ? () => setWanted(true) : hasNextPage || isError ? next : undefined;
  return {
    tries: wanted ? (currentData?.pages.flatMap(({ data }) => data) ?? []) : [],
    more: wanted && isFetching && !currentData ? () => undefined : more,
    busy: isFetching,
    failed: isError,
  };
}

function WayMoment({ moment, delivery }: { moment: Moment; delivery: Delivery }) {
  const tryWords = useTryWords();
  const stepWords = useStepWords(delivery);
  const noteOf = useStepNote(delivery);
  const told = 'try' in moment ? tryWords(moment.try) : stepWords(moment.step);
  const note = 'step' in moment ? noteOf(moment.step) : '';
  return (
    <li className={css.moment} data-mood={told.mood}>
      <span className={css.dot} aria-hidden="true" />
      <div className={css.words}>
        <p className={css.what}>{told.what}</p>
        {note && <p className={css.note}>{note}</p>}
        <p className={css.facts}>
          <time dateTime={moment.at}>{secondsOf(moment.at)}</time>
          {'try' in moment && <TryFacts moment={moment} />}
        </p>
      </div>
    </li>
  );
}

function TryFacts({ moment }: { moment: Extract<Moment, { try: unknown }> }) {
  const { t } = useLingui();
  const { nth, status, ms, counts } = moment.try;
  return (
    <>
      <span>{t`第 ${nth} 次`}</span>
      <span>{ms < 1000 ? t`${ms} 毫秒` : t`${(ms / 1000).toFixed(1)} 秒`}</span>
      {status !== null && <span>{`HTTP ${status}`}</span>}
      {!counts && <span>{t`不計入重試次數`}</span>}
    </>
  );
}

/** Tries may be seconds apart. */
const secondsOf = (at: string) => `${formatTime(at)}:${at.slice(17, 19)}`;
