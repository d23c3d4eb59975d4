import { expect, it } from 'vitest';
import { partsFor } from './parts-for.ts';

it('has what stands behind every area, and of the areas one', () => {
  const parts = partsFor('events');
  for (const name of ['gateway', 'identity', 'catalog', 'events', 'events worker', 'mail-catcher'])
    expect(parts).toContain(name);
  for (const name of ['support', 'support worker', 'vip', 'topup', 'surveys worker']) expect(parts).not.toContain(name);
});
