import { lazyPage, remotePages, type RemotePages } from '@hub/web';

const NotesPage = lazyPage(() =>
  import(/* webpackChunkName: "notes" */ './notes/notes.page.tsx').then((file) => file.NotesPage),
);

/** Pages of this area; the router is the shell's. */
export const RemoteRoutes: RemotePages = remotePages({
  '/sample': NotesPage,
});
