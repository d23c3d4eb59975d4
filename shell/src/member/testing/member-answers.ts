import type { MemberTermsView } from '@hub/contracts/catalog';
import type { MemberProfileView, MemberSessionsView } from '@hub/contracts/identity';
import { documented, tokenOf, type Calls } from '@hub/page-tests';

export const EMAIL = 'player@example.com';
export const RESUME = 'POST /api/auth/member_session';
export const PROFILE = 'GET /api/auth/member_profile';
export const SESSIONS = 'GET /api/auth/member_sessions';
export const REPORTS = 'GET /api/questions/list';
export const VIP_REPORTS = 'GET /api/vipquestions/list';
export const ORDERS = 'GET /api/vipv3/my_reports';
export const ACCOUNTS = 'GET /api/auth/member_accounts';
export const REDEMPTIONS = 'GET /api/events/my_redemptions';
export const REQUESTS = 'GET /api/member/data_requests';
export const VERSIONS = 'GET /api/legal/:site/versions';
export const TERMS = 'GET /api/member/terms';

export const memberToken = { token: tokenOf({ aud: 'M', member: 'm_70001' }), expire: 2_000_000_000 };

const CLEAR = 'member=; Max-Age=0; Path=/';
let nth = 0;

/** Another one each time: a browser whose cookie says the same is not asked again at once. */
export function holdMemberCookie(): void {
  nth += 1;
  const held = { token: `of anybody ${nth} ${Math.random()}`, expire: 1 };
  document.cookie = `member=${encodeURIComponent(JSON.stringify(held))}; Path=/`;
}

export function dropMemberCookie(): void {
  document.cookie = CLEAR;
}

export const noRecords: Calls = {
  [REPORTS]: { msg: [], next: null, total: 0 },
  [VIP_REPORTS]: { msg: [], next: null, total: 0 },
  [ORDERS]: { record: [], next: null },
  [ACCOUNTS]: { data: [] },
  [REDEMPTIONS]: { data: [], page: { next: null } },
  [REQUESTS]: { data: [] },
};

/** The terms changed since the member accepted them. */
export const askedTerms = documented<MemberTermsView>(TERMS);
export const acceptedNow = {
  site: askedTerms.site,
  version: askedTerms.current.number,
  accepted_at: '2026-11-26T10:00:00+08:00',
};
export const agreedTerms: MemberTermsView = {
  ...askedTerms,
  accepted: acceptedNow,
  data: [acceptedNow, ...askedTerms.data],
};

/** A member who has nothing yet, and has accepted the terms. */
export const memberAnswers: Calls = {
  [RESUME]: memberToken,
  [PROFILE]: documented<MemberProfileView>(PROFILE),
  [SESSIONS]: documented<MemberSessionsView>(SESSIONS),
  [VERSIONS]: documented<object>(VERSIONS),
  [TERMS]: agreedTerms,
  ...noRecords,
};
