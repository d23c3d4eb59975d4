import { expect, it } from 'vitest';
import type { EventFormView } from '@hub/contracts/events';
import { phaseOf, untilNextPhase } from './event-phase.ts';

const event = (start_time: string, end_time: string) => ({ start_time, end_time }) as EventFormView['event'];
const december = event('2026-12-01T00:00:00+08:00', '2026-12-31T23:59:59+08:00');
const at = (time: string) => Date.parse(time);

it('opens with its first moment and closes after its last second', () => {
  expect(phaseOf(december, at('2026-11-30T23:59:59.999+08:00'))).toBe('planned');
  expect(phaseOf(december, at('2026-12-01T00:00:00+08:00'))).toBe('open');
  expect(phaseOf(december, at('2026-12-31T23:59:59.999+08:00'))).toBe('open');
  expect(phaseOf(december, at('2027-01-01T00:00:00+08:00'))).toBe('over');
});

it('is over when it was stopped before it began', () => {
  expect(phaseOf(event('2026-12-01T00:00:00+08:00', '2026-11-20T10:00:00+08:00'), at('2026-11-21T00:00:00Z'))).toBe(
    'over',
  );
});

it('knows how long it stays as it is', () => {
  expect(untilNextPhase(december, at('2026-11-30T23:59:59+08:00'))).toBe(1000);
  expect(untilNextPhase(december, at('2026-12-31T23:59:59+08:00'))).toBe(1000);
  expect(untilNextPhase(december, at('2027-01-01T00:00:00+08:00'))).toBeNull();
});
