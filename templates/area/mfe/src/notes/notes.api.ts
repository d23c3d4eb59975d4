import { noteCalls, type LeftNoteView, type NoteBody } from '@hub/contracts/sample';
import { baseApi, request } from '@hub/web';

const notesApi = baseApi.injectEndpoints({
  endpoints: (on) => ({
    leaveNote: on.mutation<LeftNoteView, { body: NoteBody; key: string }>({
      query: ({ body, key }) => request(noteCalls.leaveNote, { body, key }),
    }),
  }),
});

export const { useLeaveNoteMutation } = notesApi;
