import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Controller, Module, Param } from '@nestjs/common';
import type { PublishedRole } from '@hub/contracts/published-roles';
import { callsOf, type StaffPrincipal } from '@hub/contracts/shared';
import { parseRings, type KeyRing } from '@hub/nest-kit/keys';
import { Call, CurrentStaff, startHttp } from '@hub/nest-kit/http';
import { createLog } from '@hub/nest-kit/log';
import { aStaff } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { start } from '../src/main.ts';
import { anAddress, gatewayWorld } from './gateway.setup.ts';
import { json } from './tiny-service.ts';

/* A team's new service, which neither the gateway nor anybody else was built with. */
const KEEPER = 'guild_keeper';
const words = { tw: '公會管理', en: 'Guild keeper' };
const roles: PublishedRole[] = [KEEPER, 'lead'].map((role) => ({ role, title: words, may: words }));
const { get, post } = callsOf('guild');
const calls = {
  showGuild: get('/api/guild/:name', { who: 'anon' }),
  closeGuild: post('/api/staff/guild/:name/close', { who: 'staff' }),
  others: get('/api/questions/export_guilds', { who: 'anon' }),
};

@Controller()
class GuildController {
  @Call(calls.showGuild)
  show(@Param('name') name: string) {
    return { msg: `guild ${name}` };
  }

  @Call(calls.closeGuild)
  close(@CurrentStaff() { who }: { who: StaffPrincipal }) {
    return { closed: who.roles.some(({ role }) => role === KEEPER) };
  }

  @Call(calls.others)
  others() {
    return { msg: 'what is not ours' };
  }
}
@Module({ controllers: [GuildController] })
class GuildModule {}

const keyOf = (letter: string) => [{ kid: letter, key: Buffer.from(letter.repeat(32)).toString('base64url') }];
const startGuild = (letter: string) =>
  startHttp({
    service: 'guild',
    build: 'g1',
    module: GuildModule,
    host: '127.0.0.1',
    port: 0,
    log: createLog('guild', 'silent'),
    ring: parseRings(JSON.stringify({ guild: keyOf(letter) })).guild as KeyRing,
    roles,
    texts: {},
  });

let folder: string;
let world: Awaited<ReturnType<typeof gatewayWorld>>;
let gateway: Awaited<ReturnType<typeof start>>;
let env: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hub-services-'));
  world = await gatewayWorld();
  const staff = aStaff({ roles: [{ role: KEEPER, game: '*' }] });
  world.identity.routes['POST /internal/staff-roles'] = (_, response) => json(response, { ok: true });
  world.identity.routes['POST /internal/staff-session'] = (_, response) => json(response, { staff, csrf_ok: true });
  env = { ...world.env, ROUTES_MS: '100', SERVICES_FILE: join(folder, 'services.json') };
  gateway = await start(env);
});
afterAll(async () => {
  await gateway.close();
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const name = (url: string, letter: string) =>
  writeFile(
    env.SERVICES_FILE ?? '',
    JSON.stringify({ guild: { url, keys: keyOf(letter) }, support: { url, keys: [] }, 'no name': 7 }),
  );
const ask = async (method: string, path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(gateway.url + path, { method, headers: { 'x-forwarded-for': anAddress(), ...headers } });
  return [answer.status, await answer.json()] as [number, Record<string, unknown>];
};
const status = async (path: string) => (await ask('GET', path))[0];

it('a service with its calls and its role is added to a site that runs, and nobody else is started anew', async () => {
  expect(await status('/api/guild/red')).toBe(404);
  const guild = await startGuild('g');
  await name(guild.url, 'g');
  await expect.poll(() => status('/api/guild/red'), { timeout: 5000 }).toBe(200);
  expect(await ask('GET', '/api/guild/red')).toEqual([200, { msg: 'guild red' }]);
  const desk = { cookie: 'hub_staff=one', origin: world.env.PUBLIC_URL ?? '', 'x-csrf-token': 'c' };
  expect(await ask('POST', '/api/staff/guild/red/close', desk)).toEqual([200, { closed: true }]);
  // Identity is told of it once, and of nothing that is not its own.
  const told = world.identity.calls('POST /internal/staff-roles').map(({ body }) => JSON.parse(body) as object);
  expect(told.filter((one) => 'service' in one && one.service === 'guild')).toEqual([
    { service: 'guild', roles: roles.slice(0, 1) },
  ]);
  // What is another team's stays that team's, and so does the address of a service that is configured.
  expect(await status('/api/questions/export_guilds')).toBe(404);
  world.support.routes['GET /api/questions/render_create_form/H73'] = (_, response) =>
    json(response, { by: 'support' });
  expect(await ask('GET', '/api/questions/render_create_form/H73')).toEqual([200, { by: 'support' }]);
  await guild.close();
  expect(await status('/api/guild/red')).toBe(503);
  await gateway.close();
  gateway = await start(env);
  // Its calls are known to a gateway that never met it.
  expect(await status('/api/guild/red')).toBe(503);
  const again = await startGuild('g');
  await name(again.url, 'g');
  await expect.poll(() => status('/api/guild/red'), { timeout: 5000 }).toBe(200);
  await again.close();
}, 30_000);

it('who has its address and not its key publishes nothing in its name', async () => {
  await world.database.exec('DELETE FROM service_routes');
  await gateway.close();
  const forged = await startGuild('x');
  await name(forged.url, 'g');
  gateway = await start(env);
  await new Promise((done) => setTimeout(done, 600));
  expect(await status('/api/guild/red')).toBe(404);
  await forged.close();
}, 30_000);
