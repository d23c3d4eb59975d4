import { describe, expect, it } from 'vitest';
import { SemaphoreBusy, WeightedSemaphore } from '../../src/files/pictures/weighted-semaphore.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a weighted gate', () => {
  it('holds so much and lets the next in when one leaves, in the order of arrival', async () => {
    const gate = new WeightedSemaphore(10, 10);
    const inside: string[] = [];
    const enter = async (name: string, weight: number) => {
      const leave = await gate.enter(weight, 60_000);
      inside.push(name);
      return leave;
    };
    const first = await enter('first', 6);
    const second = enter('second', 8);
    const third = enter('third', 2);
    await turn();
    expect(inside).toEqual(['first']);
    first();
    const [leaveSecond, leaveThird] = await Promise.all([second, third]);
    expect(inside).toEqual(['first', 'second', 'third']);
    leaveSecond();
    leaveThird();
    await enter('whole', 10);
  });

  it('lets what is too heavy through alone', async () => {
    const gate = new WeightedSemaphore(10, 10);
    const leave = await gate.enter(500, 0);
    await expect(gate.enter(1, 0)).rejects.toBeInstanceOf(SemaphoreBusy);
    leave();
    await gate.enter(10, 0);
  });

  it('turns away who finds the line full, and who waited too long; those behind advance', async () => {
    const gate = new WeightedSemaphore(10, 2);
    await gate.enter(6, 0);
    const heavy = gate.enter(9, 20);
    const light = gate.enter(4, 60_000);
    await expect(gate.enter(1, 60_000)).rejects.toBeInstanceOf(SemaphoreBusy);
    await expect(heavy).rejects.toBeInstanceOf(SemaphoreBusy);
    await light;
  });

  it('sends the line away when it is emptied', async () => {
    const gate = new WeightedSemaphore(1, 5);
    const leave = await gate.enter(1, 0);
    const waiting = gate.enter(1, 60_000);
    gate.empty();
    await expect(waiting).rejects.toBeInstanceOf(SemaphoreBusy);
    leave();
    await gate.enter(1, 0);
  });
});
