import type { StaffDoor } from '@hub/contracts/manifest';
import type { RemoteDescriptor } from '@hub/federation/descriptor';
import mysql from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start } from '../src/main.ts';
import { aDoor, aRemote, aShell } from './builds.ts';
import { gatewayWorld, startGateway, type Gateway } from './gateway.setup.ts';
import { pageOf } from './page-of.ts';

let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const page = (path: string, headers?: Record<string, string>, base = gateway.url) => pageOf(base, path, headers);

const DEEP: unknown = JSON.parse('['.repeat(2000) + ']'.repeat(2000));
const NAMED_PROTO: unknown = JSON.parse('{"__proto__":null}');

describe('a row that is bad all the same', () => {
  const bad: Record<string, (descriptor: RemoteDescriptor) => object> = {
    'has no texts': ({ locales: _, ...rest }) => rest,
    'has nonsense for an integrity': (descriptor) => ({ ...descriptor, integrity: 'nonsense' }),
    'has another contract': (descriptor) => ({ ...descriptor, contract: 99 }),
    'exposes nothing': (descriptor) => ({ ...descriptor, exposes: [] }),
    'takes the addresses of support': (descriptor) => ({ ...descriptor, routes: ['/service/*', '/support'] }),
    'is empty': () => ({}),
    'has a door too deep to be written': (descriptor) => ({ ...descriptor, doors: [{ ...aDoor(), records: DEEP }] }),
    'has no words under a name that objects have': (descriptor) => ({ ...descriptor, titles: NAMED_PROTO }),
  };

  it.each(Object.keys(bad))('and %s costs its area, and no page', async (how) => {
    const events = aRemote({ area: 'events' });
    const world = await gatewayWorld({ builds: [aShell(), events, aRemote()] });
    const connection = await mysql.createConnection({ uri: world.database.url });
    await connection.query("UPDATE remote_version SET descriptor = ? WHERE area = 'events'", [
      JSON.stringify(bad[how]?.(events)),
    ]);
    await connection.end();
    const running = await start(world.env);
    const { status, data } = await page('/support', { cookie: 'lang=en' }, running.url);
    expect([status, data?.lang, Object.keys(data?.registry.areas ?? {})]).toEqual([200, 'en', ['support']]);
    expect((await page('/events/event_serial', {}, running.url)).status).toBe(503);
    await running.close();
    await world.close();
  });

  it('of which only its doors are bad costs its doors, at the desk and on the site', async () => {
    const tabs = [aDoor({ to: '/staff/events', name: 'codes' })];
    const events = { ...aRemote({ area: 'events', staffRoutes: ['/staff/events/*'] }), doors: tabs };
    const world = await gatewayWorld({ builds: [aShell(), events, aRemote({ doors: [aDoor()] })] });
    const connection = await mysql.createConnection({ uri: world.database.url });
    await connection.query("UPDATE remote_version SET descriptor = ? WHERE area = 'events'", [
      JSON.stringify({
        ...events,
        doors: [{ ...tabs[0], to: '//evil.example' }],
        siteDoors: [{ place: 'menu', to: '/support', order: 1 }],
      }),
    ]);
    await connection.end();
    const running = await start(world.env);
    const doorsOf = async (path: string) => {
      const { data } = await page(path, {}, running.url);
      const areas = (data?.registry.areas ?? {}) as Record<string, Partial<RemoteDescriptor>>;
      return [areas.events?.doors, areas.support?.doors];
    };
    expect(await doorsOf('/staff/events')).toEqual([undefined, [aDoor()]]);
    expect(await doorsOf('/events/event_serial')).toEqual([undefined, undefined]);
    const { data } = await page('/events/event_serial', {}, running.url);
    expect(data?.registry.areas.events).not.toHaveProperty('siteDoors');
    expect((await page('/events/event_serial', {}, running.url)).status).toBe(200);
    await running.close();
    await world.close();
  });

  it('of a gateway that knows more is shown, without what this one does not know', async () => {
    const world = await gatewayWorld({ builds: [aShell(), aRemote()] });
    const connection = await mysql.createConnection({ uri: world.database.url });
    const later = { ...aRemote({ doors: [{ ...aDoor(), later: 1 } as StaffDoor] }), later: ['junk'] };
    await connection.query("UPDATE remote_version SET descriptor = ? WHERE area = 'support'", [JSON.stringify(later)]);
    await connection.end();
    const running = await start(world.env);
    const { status, data } = await page('/support', {}, running.url);
    expect([status, data?.registry.areas.support?.build]).toEqual([200, 'bbbb000001']);
    expect(data?.registry.areas.support).not.toHaveProperty('later');
    await running.close();
    await world.close();
  });

  it('leaves addresses of nobody what they are', async () => {
    expect((await page('/nobody/here')).status).toBe(404);
  });
});
