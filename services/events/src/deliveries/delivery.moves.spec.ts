import { deliveryStates, openStates, type DeliveryState } from '@hub/contracts/events';
import { ABSENT } from '@hub/nest-kit/moves';
import { describe, expect, it } from 'vitest';
import { deliveryMoves } from './delivery.moves.ts';
import { isOver } from './delivery.policy.ts';

const before = (to: DeliveryState) =>
  deliveryStates.filter((from) => from !== to && deliveryMoves.next(from).includes(to));

describe('the moves of a delivery', () => {
  it('only what is under way arrives or is refused, or what the game says that it has', () => {
    expect(before('delivered')).toEqual(['sending', 'unknown', 'manual']);
    expect(before('rejected')).toEqual(['sending']);
  });

  it('what has arrived can only be taken back', () => {
    expect(deliveryMoves.next('delivered')).toEqual(['recalled']);
    expect(deliveryMoves.next('recalled')).toEqual([]);
  });

  it('nothing under way is touched by people', () => {
    for (const name of deliveryMoves.names)
      if (deliveryMoves.table[name].who.includes('desk')) expect(deliveryMoves.may(name, 'sending')).toBe(false);
  });

  it('everything open has a way on', () => {
    for (const state of openStates)
      expect(deliveryMoves.next(state).filter((to) => to !== state).length).toBeGreaterThan(0);
  });

  it('whoever asked is told of every end', () => {
    for (const name of deliveryMoves.names)
      for (const from of [ABSENT, ...deliveryStates])
        for (const to of deliveryMoves.targets(name, from))
          if (to !== ABSENT && isOver(to)) expect(deliveryMoves.table[name].emits.told).toBe(to);
  });

  it('an illegal move is an error', () => {
    expect(() => deliveryMoves.after('claim', 'cancelled')).toThrow('one that is cancelled');
  });
});
