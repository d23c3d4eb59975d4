import { lazyPage } from '@hub/web';

/** The form brings the libraries of forms, which the page does not wait for. */
export const NoteForm = lazyPage(() =>
  import(/* webpackChunkName: "note-form" */ './note-form.tsx').then((file) => file.NoteForm),
);
