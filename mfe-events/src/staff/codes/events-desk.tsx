import { EventsPages } from '../events/events-pages.tsx';
import { CodesFrame } from './codes-frame.tsx';

/** The screens of events with the views at their side. */
export function EventsDesk() {
  return (
    <CodesFrame at="events">
      <EventsPages />
    </CodesFrame>
  );
}
