import { lazyPage, remotePages, type RoutesModule } from '@hub/web';

const NotesPage = lazyPage(() =>
  import(/* webpackChunkName: "notes" */ './notes/notes.page.tsx').then((file) => file.NotesPage),
);

/** Pages of this area; the router is the shell's. */
export const RemoteRoutes: RoutesModule['RemoteRoutes'] = remotePages({
  '/sample': NotesPage,
});
