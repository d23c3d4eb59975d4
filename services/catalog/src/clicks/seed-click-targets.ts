import type { Db } from '@hub/nest-kit/db';
import { ClickTarget } from './click-target.entity.ts';
import { SaveClickTarget, type NewClickTarget } from './save-click-target.ts';

const demoClickTargets: (NewClickTarget & { id: number })[] = [
  {
    id: 1,
    game_id: 'g83tw',
    url: 'https://g83tw.example/reward',
    hosts: 'g83tw.example',
    audience: 'whitelisted',
    starts_at: new Date('2023-06-15T11:00:00+08:00'),
    ends_at: new Date('2023-06-28T23:59:59.999+08:00'),
  },
  {
    id: 2,
    game_id: 'H73',
    url: 'https://h73.example/event',
    hosts: 'h73.example',
    audience: 'everyone',
    starts_at: null,
    ends_at: null,
  },
];

export async function seedClickTargets(db: Db): Promise<void> {
  const save = new SaveClickTarget(db);
  for (const target of demoClickTargets) {
    const known = await db.source.manager.existsBy(ClickTarget, { id: target.id });
    if (!known) await save.run(target);
  }
}
