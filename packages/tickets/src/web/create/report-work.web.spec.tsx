import type { Desk } from '@hub/contracts/tickets';
import { describe, expect, it } from 'vitest';
import { markOf } from './report-mark.ts';
import { reportWork } from './report-work.ts';

const desk = { key: 'support', page: 'service' } as Desk;
const work = (form: Parameters<typeof reportWork>[3], query = '') =>
  reportWork(desk, 'H73', 'A', form, markOf(new URLSearchParams(query)));

describe('a report that is begun', () => {
  it.each([
    ['create', '', '/service/H73/create', 'H73/A/support-create/1'],
    ['create', 'follows=12', '/service/H73/create?follows=12', 'H73/A/support-create-after-12/1'],
    ['create', 'apart=12', '/service/H73/create?apart=12', 'H73/A/support-create-after-12/1'],
    ['account_lost', '', '/service/H73/report-issue?form_id=account_lost', 'H73/A/support-create/1'],
    [
      'topup_not_received',
      'form_id=x&token=y&follows=12&draft=0a1b2c3d',
      '/service/H73/report-issue?form_id=topup_not_received&follows=12&draft=0a1b2c3d',
      'H73/A/support-top-up-after-12-of-0a1b2c3d/1',
    ],
  ] as const)('%s?%s', (form, query, path, draft) => expect(work(form, query)).toMatchObject({ path, draft }));

  it.each(['follows=0', 'follows=1e3', 'follows=12345678901', 'apart=-1', 'draft=a/b', 'draft='])(
    'is an ordinary one where the address says nonsense: %s',
    (query) => expect(work('create', query)).toEqual(work('create')),
  );
});
