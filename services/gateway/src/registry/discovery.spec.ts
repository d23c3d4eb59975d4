import { expect, it } from 'vitest';
import { aRemote, aShell } from '../../test/builds.ts';
import { discoveryOf } from './discovery.ts';

const known = <T>(build: T) => ({ build, revision: 1 });

it('says of each remote what is live and on trial, with whole addresses and 100 percent in all', () => {
  const events = {
    area: 'events',
    live: known(aRemote({ area: 'events', build: 'e1' })),
    canary: { ...known(aRemote({ area: 'events', build: 'e2' })), share: 5 },
    earlier: [],
  };
  const areas = [{ area: 'shell', live: known(aShell()), earlier: [] }, events, { area: 'vip', earlier: [] }];
  const { microFrontends } = discoveryOf(areas, 'https://player.example');
  expect(Object.keys(microFrontends)).toEqual(['events']);
  expect(microFrontends.events).toEqual([
    {
      url: 'https://player.example/r/events/e1/remoteEntry.js',
      metadata: { integrity: events.live.build.integrity, version: 'e1' },
      deployment: { traffic: 95, default: true },
    },
    {
      url: 'https://player.example/r/events/e2/remoteEntry.js',
      metadata: { integrity: events.canary.build.integrity, version: 'e2' },
      deployment: { traffic: 5, default: false },
    },
  ]);
});
