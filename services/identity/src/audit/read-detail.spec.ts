import { expect, it } from 'vitest';
import { readDetail } from './read-detail.ts';

it('what was not there is no word of the code', () => {
  const detail = {
    before: { assignee: null, status: 0, note: null },
    after: { assignee: 'yue', status: 1 },
    from: null,
  };
  expect(readDetail(JSON.stringify(detail))).toEqual({
    changes: [
      { field: 'assignee', before: null, after: 'yue' },
      { field: 'status', before: '0', after: '1' },
    ],
    facts: [{ field: 'from', value: '' }],
  });
});
