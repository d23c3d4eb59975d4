import { acceptedTermsView, acceptTermsBody, memberTermsQuery, memberTermsView } from '../catalog/legal/acceptance.ts';
import { memberTermsCalls } from '../catalog/legal/legal.calls.ts';
import { answers, describeCalls, refuses } from './call-doc.ts';
import { current } from './example-legal.ts';

const before = { site: 'long_e', version: 1, accepted_at: '2026-09-02T20:15:00+08:00' };
const now = { site: 'long_e', version: 2, accepted_at: '2026-11-26T10:00:00+08:00' };

export const memberTermsDocs = describeCalls({
  name: { tw: '會員同意的條款', en: 'Terms that a member accepted' },
  of: memberTermsCalls,
  calls: {
    getMemberTerms: {
      summary: { tw: '現行版本，以及自己同意過的版本與時間', en: 'The version in force, and what one accepted when' },
      about: {
        tw: '`accepted` 不是 `current` 那一版時，請會員看過變更再同意；沒有同意不會擋下任何功能。',
        en: 'Where `accepted` is not the version of `current`, the member is asked to read and accept; nothing is blocked until then.',
      },
      query: memberTermsQuery,
      answer: answers(memberTermsView, { site: 'long_e', current, accepted: before, data: [before], next: null }),
    },
    acceptMemberTerms: {
      summary: { tw: '同意現行版本', en: 'Accepts the version in force' },
      about: {
        tw: '重送同一版不會多記一筆，時間仍是第一次的。',
        en: 'Sent again it keeps the time of the first.',
      },
      bodies: [
        {
          name: { tw: '看過的版本', en: 'The version that was read' },
          schema: acceptTermsBody,
          example: { site: 'long_e', version: 2 },
        },
      ],
      answer: answers(acceptedTermsView, { data: now }),
      refusals: [refuses(409, 'msg', 'LEGAL_NOT_IN_FORCE')],
    },
  },
});
