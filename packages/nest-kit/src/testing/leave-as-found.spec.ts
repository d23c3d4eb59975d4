import { expect, it, vi } from 'vitest';
import { leaveAsFound } from './leave-as-found.ts';

class Shared {
  answer(): string {
    return 'its own';
  }
}

it('a file leaves no spy, no setting, no global and no time of its own behind', () => {
  vi.spyOn(Shared.prototype, 'answer').mockReturnValue('of a test');
  vi.stubEnv('LEFT_BY_A_TEST', 'yes');
  vi.stubGlobal('leftByATest', true);
  vi.useFakeTimers();
  leaveAsFound();
  expect(new Shared().answer()).toBe('its own');
  expect(process.env.LEFT_BY_A_TEST).toBeUndefined();
  expect('leftByATest' in globalThis).toBe(false);
  expect(vi.isFakeTimers()).toBe(false);
});
