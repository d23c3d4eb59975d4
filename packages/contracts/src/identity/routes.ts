import { approvalRoutes } from '../approvals/routes.ts';
import { jobRoutes } from '../jobs/routes.ts';
import { route, type Route } from '../shared/route.ts';

/** Of a file of many rows, on a slow line. */
const DOWNLOAD_MS = 30_000;
const account = '/api/staff/accounts/:id';

export const identityRoutes: Route[] = [
  ...jobRoutes('identity'),
  route('identity', 'GET', '/api/captcha/challenge', { limit: 'captcha' }),
  route('identity', 'POST', '/api/staff/login', { limit: 'login', bodyKb: 8 }),
  route('identity', 'GET', '/api/staff/me', { who: 'staff', half: true }),
  route('identity', 'POST', '/api/staff/logout', { who: 'staff', half: true, bodyKb: 8 }),
  route('identity', 'POST', '/api/staff/second_factor', { who: 'staff', half: true, bodyKb: 8 }),
  route('identity', 'POST', '/api/staff/enrol', { who: 'staff', half: true, bodyKb: 8 }),
  route('identity', 'POST', '/api/staff/enrol/confirm', { who: 'staff', half: true, bodyKb: 8 }),
  route('identity', 'POST', '/api/staff/password', { who: 'staff', half: true, bodyKb: 8 }),
  route('identity', 'POST', '/api/staff/step_up', { who: 'staff', bodyKb: 8 }),
  route('identity', 'POST', '/api/staff/recovery_codes', { who: 'staff', bodyKb: 8 }),
  route('identity', 'POST', '/api/staff/second_factor/remove', { who: 'staff', bodyKb: 8 }),
  route('identity', 'GET', '/api/staff/sessions', { who: 'staff' }),
  route('identity', 'POST', '/api/staff/sessions/end_others', { who: 'staff', bodyKb: 8 }),
  route('identity', 'POST', '/api/staff/sessions/:ref/end', { who: 'staff', bodyKb: 8 }),
  route('identity', 'GET', '/api/staff/accounts', { who: 'staff' }),
  route('identity', 'POST', '/api/staff/accounts', { who: 'staff' }),
  route('identity', 'GET', account, { who: 'staff' }),
  route('identity', 'PUT', account, { who: 'staff' }),
  route('identity', 'POST', `${account}/disable`, { who: 'staff', bodyKb: 8 }),
  route('identity', 'POST', `${account}/enable`, { who: 'staff', bodyKb: 8 }),
  route('identity', 'POST', `${account}/reset_factor`, { who: 'staff', bodyKb: 8 }),
  route('identity', 'POST', `${account}/reset_password`, { who: 'staff', bodyKb: 8 }),
  route('identity', 'POST', `${account}/sessions/end`, { who: 'staff', bodyKb: 8 }),
  route('identity', 'POST', `${account}/sessions/:ref/end`, { who: 'staff', bodyKb: 8 }),
  route('identity', 'GET', '/api/staff/partner_keys', { who: 'staff' }),
  route('identity', 'POST', '/api/staff/partner_keys/requests', { who: 'staff' }),
  route('identity', 'POST', '/api/staff/partner_keys/test', { who: 'staff' }),
  route('identity', 'POST', '/api/staff/partner_keys/addresses', { who: 'staff', bodyKb: 8 }),
  route('identity', 'POST', '/api/staff/partner_keys/link_test', { who: 'staff', bodyKb: 8 }),
  ...approvalRoutes('identity'),
  route('identity', 'GET', '/api/staff/audit', { who: 'staff' }),
  route('identity', 'GET', '/api/staff/audit/overview', { who: 'staff' }),
  route('identity', 'GET', '/api/staff/audit/exports', { who: 'staff' }),
  route('identity', 'POST', '/api/staff/audit/exports', { who: 'staff', bodyKb: 16 }),
  route('identity', 'GET', '/api/staff/audit/exports/:export', { who: 'staff', answerMs: DOWNLOAD_MS }),
  route('identity', 'POST', '/api/staff/audit/exports/:export/cancel', { who: 'staff', bodyKb: 4 }),
  route('identity', 'GET', '/api/staff/audit/sign_offs', { who: 'staff' }),
  route('identity', 'GET', '/api/staff/audit/sign_offs/:month', { who: 'staff' }),
  route('identity', 'POST', '/api/staff/audit/sign_offs/:month', { who: 'staff', bodyKb: 8 }),
  route('identity', 'GET', '/api/staff/audit/:id', { who: 'staff' }),
];
