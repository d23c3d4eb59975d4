import { mailCalls } from '@hub/contracts/tickets';
import { baseApi, request } from '@hub/web';
import type { Desk, MailsView, MailView } from '@hub/contracts/tickets';

/** Empty texts choose nothing. */
export type MailChoice = { state: string; kind: string; case: string };

export function mailsApi(desk: Desk) {
  const key = desk.key as 'desk';
  const calls = mailCalls(desk);
  const tag = `${key}Mails` as const;
  const named = { list: `${key}_mails`, resend: `${key}_mail_resend`, release: `${key}_mail_release` } as const;
  const { endpoints } = baseApi.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
    endpoints: (on) => ({
      [named.list]: on.infiniteQuery<MailsView, MailChoice, string>({
        infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ page }) => page.next },
        query: ({ queryArg, pageParam }) => request(calls.listMails, { query: { ...queryArg, page: pageParam } }),
        providesTags: [tag],
      }),
      [named.resend]: on.mutation<MailView, { id: number; resends: number }>({
        query: ({ id, resends }) => request(calls.resendMail, { params: { id }, body: { resends } }),
        invalidatesTags: [tag],
      }),
      [named.release]: on.mutation<MailView, number>({
        query: (id) => request(calls.releaseMail, { params: { id }, body: {} }),
        invalidatesTags: [tag],
      }),
    }),
  });
  return { list: endpoints[named.list], resend: endpoints[named.resend], release: endpoints[named.release] };
}
