import type { Db } from '@hub/nest-kit/db';
import { expect, it, vi } from 'vitest';
import { FindResult } from './find-result.ts';

it.each(['T0', '訂單', `T${'訂'.repeat(16)}`, `T${'0'.repeat(17)}`, 'T%000000000000000'])(
  'what is no number (%s) costs the database nothing',
  async (orderno) => {
    const findOneBy = vi.fn();
    const db = { source: { manager: { getRepository: () => ({ findOneBy }) } } } as unknown as Db;
    const results = new FindResult(db, ...([{}, {}, {}] as unknown as [never, never, never]));
    await expect(results.byNumber(orderno)).rejects.toMatchObject({ status: 404 });
    expect(findOneBy).not.toHaveBeenCalled();
  },
);
