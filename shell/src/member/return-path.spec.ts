import { expect, it } from 'vitest';
import { logInPath, OWN_DATA, returnPath } from './return-path.ts';

const of = (next: string) => returnPath(`?next=${encodeURIComponent(next)}`);

it.each(['/service/H73', '/wire_report_v2/H73?from=menu#top', '/member/my-data', '/vipservice/L33/list'])(
  'leads back to %s',
  (path) => {
    expect(of(path)).toBe(path);
    expect(returnPath(new URL(logInPath(path), 'http://here').search)).toBe(path);
  },
);

it.each([
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
  '/staff/questions',
  '/staff',
  '/api/auth/member_logout',
  '/media/x',
  '/member/login?next=/member/login',
  '/a b',
])('never leads to %j', (path) => expect(of(path)).toBe(OWN_DATA));
