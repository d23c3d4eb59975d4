import { noteCalls, type NotesView } from '@hub/contracts/sample';
import { baseApi, request } from '@hub/web';

const notesApi = baseApi.enhanceEndpoints({ addTagTypes: ['sampleNotes'] }).injectEndpoints({
  endpoints: (on) => ({
    sampleNotes: on.infiniteQuery<NotesView, void, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
      query: ({ pageParam: page }) => request(noteCalls.listNotes, { query: { page: page || undefined } }),
      providesTags: ['sampleNotes'],
    }),
  }),
});

export const { useSampleNotesInfiniteQuery } = notesApi;
