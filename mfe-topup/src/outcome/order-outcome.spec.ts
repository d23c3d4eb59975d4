import { deliveryStatuses, reportStatuses } from '@hub/contracts/topup';
import { describe, expect, it } from 'vitest';
import { isMoving, isOver, orderOutcome } from './order-outcome.ts';

const { draft, waiting, paid, cancelled, expired, failed, refunded } = reportStatuses;
const of = (report_status: number, more: object = {}) =>
  orderOutcome({ report_status: report_status as 0, late: false, by_transfer: false, ...more });

describe('how an order stands', () => {
  it.each([
    [draft, {}, 'unfinished'],
    [waiting, {}, 'waiting'],
    [waiting, { number: null }, 'waiting'],
    [waiting, { number: { CodeNo: '' } }, 'waiting'],
    [waiting, { number: { CodeNo: '9103552284730164' } }, 'number'],
    [waiting, { by_transfer: true }, 'checking'],
    [waiting, { late: true }, 'late'],
    [expired, { late: true }, 'late'],
    [paid, {}, 'paid'],
    // A number that was taken before does not outlive the payment.
    [paid, { number: { CodeNo: '9103552284730164' } }, 'paid'],
    [paid, { by_transfer: true }, 'paid'],
    [cancelled, { number: { CodeNo: '9103552284730164' } }, 'cancelled'],
    [expired, {}, 'expired'],
    [failed, {}, 'failed'],
    [failed, { by_transfer: true }, 'rejected'],
    [refunded, { by_transfer: true }, 'refunded'],
  ] as const)('%i %o is %s', (status, more, outcome) => {
    expect(of(status, more)).toBe(outcome);
  });

  it('is asked after while something can still happen, and no longer', () => {
    const { none, queued, sent, held } = deliveryStatuses;
    const at = (delivery_status: (typeof deliveryStatuses)[keyof typeof deliveryStatuses]) => ({
      delivery_status,
      rehearsal: false,
    });
    expect(isMoving('paid', { ...at(none), rehearsal: true })).toBe(false);
    expect((['waiting', 'number', 'checking', 'late'] as const).map((one) => isMoving(one, at(none)))).not.toContain(
      false,
    );
    expect([none, queued, sent, held, deliveryStatuses.failed].map((one) => isMoving('paid', at(one)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    const still = ['unfinished', 'cancelled', 'expired', 'failed', 'rejected', 'refunded'] as const;
    expect(still.map((one) => isMoving(one, at(none)))).not.toContain(true);
  });

  it('is over where nothing can be paid or cancelled any more', () => {
    expect((['cancelled', 'expired', 'rejected', 'refunded'] as const).map(isOver)).not.toContain(false);
    expect(
      (['unfinished', 'waiting', 'number', 'checking', 'late', 'paid', 'failed'] as const).map(isOver),
    ).not.toContain(true);
  });
});
