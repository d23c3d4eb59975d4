import { lazyPage, Route, Routes, type RoutesModule } from '@hub/web';

const NotesPage = lazyPage(() =>
  import(/* webpackChunkName: "notes" */ './notes/notes.page.tsx').then((file) => file.NotesPage),
);

/** Pages of this area, with absolute paths; the router is the shell's. */
export const RemoteRoutes: RoutesModule['RemoteRoutes'] = () => (
  <Routes>
    <Route path="/sample" element={<NotesPage />} />
  </Routes>
);
