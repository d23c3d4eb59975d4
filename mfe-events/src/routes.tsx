import { Route, Routes } from '@hub/web';
import { EventsSoonPage } from './events-soon.page.tsx';

/** Pages of this area, with absolute paths; the router is the shell's. */
export function RemoteRoutes() {
  return (
    <Routes>
      <Route path="/events/event_serial" element={<EventsSoonPage />} />
      <Route path="/events/deliveroo" element={<EventsSoonPage />} />
    </Routes>
  );
}
