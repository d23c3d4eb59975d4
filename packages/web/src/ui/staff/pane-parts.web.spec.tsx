import { offline } from '../../base-query.ts';
import { PaneNotice } from './pane-parts.tsx';
import { renderPart } from '@hub/page-tests';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

const WORDS = '這裡會自動再試幾次。';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A list whose call fails anew each time it is asked again. */
function Failing({ status, asked }: { status: 'OFFLINE' | 403 | 400; asked: () => void }) {
  const [fault, setFault] = useState<object>({ ...offline, status });
  const again = () => {
    asked();
    setFault({ ...fault });
  };
  return (
    <PaneNotice fault={fault} title="清單沒有載到" text="暫時連不上。" again={{ label: '再試一次', onPress: again }} />
  );
}

async function failing(status: 'OFFLINE' | 403 | 400, luck = 0) {
  const asked = vi.fn();
  vi.spyOn(Math, 'random').mockReturnValue(luck);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderPart(<Failing status={status} asked={asked} />);
  await expect.element(page.getByText('清單沒有載到')).toBeVisible();
  return asked;
}

test('a list that nobody answered for is asked for again, later each time, and says so while it is', async () => {
  const asked = await failing('OFFLINE');
  for (const [seconds, times] of [
    [5, 1],
    [15, 2],
    [45, 3],
  ] as const) {
    await expect.element(page.getByText(WORDS)).toBeVisible();
    // React sets the next pause when it has drawn.
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 2000);
    expect(asked).toHaveBeenCalledTimes(times - 1);
    await vi.advanceTimersByTimeAsync(2500);
    expect(asked).toHaveBeenCalledTimes(times);
  }
  await expect.element(page.getByText(WORDS)).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked).toHaveBeenCalledTimes(3);
  await page.getByRole('button', { name: '再試一次' }).click();
  expect(asked).toHaveBeenCalledTimes(4);
});

test('desks that lost their lists at one moment ask at moments of their own', async () => {
  const asked = await failing('OFFLINE', 0.9);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(7000);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a page that nobody looks at asks for nothing, and at once when somebody does', async () => {
  const asked = await failing('OFFLINE');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveBeenCalledTimes(1);
});

test.for([403, 400] as const)('what another try would not change is not tried again: %s', async (status) => {
  const asked = await failing(status);
  await expect.element(page.getByText(WORDS)).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked).not.toHaveBeenCalled();
});
