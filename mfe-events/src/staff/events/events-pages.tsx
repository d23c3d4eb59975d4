import { lazyPage, useLocation } from '@hub/web';
import type { ReactNode } from 'react';
import { choiceOf, placeOf, type EventChoice, type Place } from './events-address.ts';
import css from './events-pages.module.css';
import { EventKeys } from './list/event-keys.tsx';
import { EventsPage } from './list/events.page.tsx';
import { EventPage } from './one/event.page.tsx';

const NewEventPage = lazyPage(() =>
  import(/* webpackChunkName: "staff-event-form" */ './form/new-event.page.tsx').then((file) => file.NewEventPage),
);

/** Events with codes: their list, and each with what players did there. The frame knows who looks. */
export function EventsPages() {
  const { pathname, search } = useLocation();
  const place = placeOf(pathname);
  return (
    <div className={css.pages}>
      <div className={css.screen}>{screenOf(place, choiceOf(new URLSearchParams(search)))}</div>
      <EventKeys at={place.at} />
    </div>
  );
}

function screenOf(place: Place, choice: EventChoice): ReactNode {
  if (place.at === 'list') return <EventsPage choice={choice} />;
  if (place.at === 'new') return <NewEventPage />;
  return <EventPage key={place.id} id={place.id} place={place.at} />;
}
