import { expectAccessible, renderPage, staffCalls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LIST, ONE, HOSTS, at, detail, shell, list } from './testing/release-answers.ts';

test.for(['phone, light', 'desk, dark'] as const)(
  'a service without pages is seen with who released it, when and why, and has nothing to stop: %s',
  async (look) => {
    const released = { build: 'a1b2c3d4e5f6', by: 'zoe (token 3)', at };
    const identity = { area: 'identity', revision: 1, live: null, canary: null, mounts: [], service_release: released };
    const event = {
      ...detail.events[1]!,
      verb: 'service' as const,
      build: released.build,
      by: released.by,
      share: null,
    };
    const one = { ...detail, ...identity, builds: [], vitals: [], events: [{ ...event, reason: '修好登入' }] };
    const calls = { ...staffCalls('owner'), [LIST]: { ...list, areas: [identity, shell] }, [ONE]: one };
    const site = await renderPage({ at: '/staff/releases', calls, look });
    const row = page.getByRole('list', { name: '各區的版本' }).getByRole('link').first();
    await expect.element(row).toHaveTextContent(/帳號與登入.*只有服務.*a1b2c3d4e5f6.*zoe/);
    await expect.element(row).not.toHaveTextContent('沒有上線');
    await expectAccessible('list');
    await row.click();
    const changes = page.getByRole('region', { name: '變更' });
    await expect.element(changes).toHaveTextContent(/發布服務.*a1b2c3d4e5f6.*zoe \(token 3\).*修好登入/);
    await expectAccessible('one service');
    for (const name of ['退回前一版', '下架'])
      await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: '速度' })).not.toBeInTheDocument();
    expect(site.asked(HOSTS)).toEqual([]);
  },
);
