import { lazyPage, type StaffModule } from '@hub/web';

const NotesPage = lazyPage(() =>
  import(/* webpackChunkName: "staff-notes" */ './staff/notes/notes.page.tsx').then((file) => file.NotesPage),
);

export const StaffRoutes: StaffModule['StaffRoutes'] = () => <NotesPage />;
