import type { BuildDescriptor, RemoteDescriptor, ShellDescriptor } from '@hub/federation/descriptor';
import { describe, expect, it } from 'vitest';
import { checkDescriptor } from '../src/registry/check-descriptor.ts';
import { aDoor, aRemote, aShell } from './builds.ts';

const remote = (over: object) => aRemote(over as Partial<RemoteDescriptor>);
const shell = (over: object) => aShell(over as Partial<ShellDescriptor>);
const title = { tw: '甲', en: 'A' };
const order = 1;
const isDoor = { place: 'menu', to: '/support', order };
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));
const manyOf = <T>(many: number, one: (at: number) => T) => Array.from({ length: many }, (_, at) => one(at));
const tableOf = <T>(many: number, one: (at: number) => [string, T]) => Object.fromEntries(manyOf(many, one));
const faultsOf = (descriptor: BuildDescriptor) => {
  try {
    checkDescriptor(descriptor);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a descriptor says what this gateway knows', () => {
  it('and its builds of today do', () => {
    const siteDoors = [{ ...isDoor, title }];
    const full = remote({ doors: [aDoor()], siteDoors, gameLinks: ['/support'], jobs: { name: title } });
    expect([full, aRemote(), aShell(), shell({ preload: {} })].map(faultsOf)).toEqual(['', '', '', '']);
  });

  it.each<[string, BuildDescriptor]>([
    ['it', remote({ junk: 1 })],
    ['it', shell({ junk: 1 })],
    ['bytes', remote({ bytes: { ...aRemote().bytes, junk: 1 } })],
    ['needs', remote({ needs: { ...aRemote().needs, junk: '1' } })],
    ['titles./support', remote({ titles: { '/support': { ...title, junk: 'A' } } })],
    ['preload./support', remote({ preload: { ...aRemote().preload, '/support': { js: [], css: [], junk: [] } } })],
    ['pictureInks./support', remote({ pictureInks: { '/support': { told: 'a', inks: {}, junk: 1 } } })],
    ['platform', shell({ platform: { ...aShell().platform, junk: 1 } })],
    ['has', shell({ has: { ...aShell().has, junk: '1' } })],
    ['name', remote({ name: { ...title, junk: 'A' } })],
    ['siteDoors[0]', remote({ siteDoors: [{ ...isDoor, junk: 1 }] })],
    ['doors[0]', remote({ doors: [{ ...aDoor(), junk: 1 }] })],
    ['doors[0].numbered', remote({ doors: [{ ...aDoor(), numbered: { open: title, kind: title, junk: 1 } }] })],
    ['parts[0]', remote({ parts: [{ slot: 'a', name: 'b', expose: './routes', title, roles: [], order, junk: 1 }] })],
    ['audit', remote({ audit: { junk: {} } })],
    ['approvals', remote({ approvals: { kinds: {}, junk: 1 } })],
    ['approvals.kinds.a', remote({ approvals: { kinds: { a: { title, look: title, to: '/staff', junk: 1 } } } })],
    ['jobs', remote({ jobs: { name: title, junk: 1 } })],
    ['retention', remote({ retention: { name: title, junk: 1 } })],
    ['retention.rules.a', remote({ retention: { name: title, rules: { a: { what: title, until: title, junk: 1 } } } })],
  ])('so one more key of %s is refused by its name', (where, descriptor) => {
    expect(faultsOf(descriptor)).toContain(`${where} says junk, which this gateway does not know`);
  });

  it('and it tells the keys of a newer build beside what else is wrong', () => {
    const faults = faultsOf(remote({ later: 1, windows: { '/support': 'huge' } }));
    expect(faults).toContain('it says later, which this gateway does not know');
    expect(faults).toContain('windows./support');
  });
});

describe('a descriptor has bounds', () => {
  const integrity = aRemote().integrity;
  it.each<[string, BuildDescriptor, string]>([
    ['a key that is too deep to be written', remote({ junk: nested(5000) }), 'junk is more than 10 deep'],
    ['a known key that is', remote({ titles: { '/support': nested(5000) } }), 'titles is more than 10 deep'],
    [
      'a key that becomes a prototype',
      remote({ titles: JSON.parse('{"__proto__":null}') }),
      'titles has a key __proto__',
    ],
    ['more values than can be looked at', remote({ junk: manyOf(10_001, Number) }), 'more than 10000 values'],
    ['more routes', remote({ routes: manyOf(301, (at) => `/support/${at}`) }), 'routes has more than 300 rows'],
    ['more screens', remote({ staffRoutes: manyOf(301, (at) => `/staff/support/${at}`) }), 'more than 300 rows'],
    ['more titles', remote({ titles: tableOf(301, (at) => [`/${at}`, title]) }), 'titles has more than 300 rows'],
    ['more files', remote({ integrities: tableOf(1001, (at) => [`/${at}`, integrity]) }), 'more than 1000 rows'],
    ['more files of one page', remote({ preload: { './routes': { js: manyOf(1001, String), css: [] } } }), '1000 rows'],
    ['more calls of one page', remote({ calls: { '/support': manyOf(21, (at) => `/api/a${at}`) } }), '20 rows'],
    [
      'more doors',
      remote({ doors: manyOf(21, () => aDoor()) }),
      'doors field must have less than or equal to 20 items',
    ],
    ['more words', remote({ audit: { fields: tableOf(301, (at) => [`a${at}`, title]) } }), 'more than 300 words'],
    ['a longer word', remote({ audit: { fields: { a: { ...title, tw: '甲'.repeat(61) } } } }), 'at most 60 characters'],
    ['a longer address', remote({ exchange: `/api/support/${'a'.repeat(300)}` }), 'exchange has more than 300 letters'],
  ])('and not %s', (_, descriptor, fault) => {
    expect(faultsOf(descriptor)).toContain(fault);
  });

  it('and puts so much into each page, and more into those of the desk', () => {
    const titles = tableOf(150, (at) => [`/support/${at}`, { tw: '甲'.repeat(80), en: 'A' }]);
    expect(faultsOf(remote({ titles }))).toMatch(/it puts \d+ bytes into each page, and 30000 are the most$/);
    const words = tableOf(300, (at) => [`a${at}`, { tw: '甲'.repeat(60), en: 'A' }]);
    expect(faultsOf(remote({ audit: { fields: words } }))).toBe('');
    expect(faultsOf(remote({ audit: { fields: words, objects: words } }))).toMatch(
      /it puts \d+ bytes into each page of the desk, and 100000 are the most$/,
    );
    expect(faultsOf(shell({ boot: 'a'.repeat(30_000) }))).toContain('bytes into each page, and 30000 are the most');
  });
});

it('an area that the site does not have, as that of a service without a remote, has no build', () => {
  const service = remote({ area: 'identity', routes: [], staffRoutes: [] });
  expect(faultsOf(service)).toContain('identity is no area of the site');
});
