import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Controller, Module } from '@nestjs/common';
import type { AccountView, DeskRolesView } from '@hub/contracts/identity';
import type { PublishedRole } from '@hub/contracts/published-roles';
import { callsOf, type StaffPrincipal } from '@hub/contracts/shared';
import { Call, CurrentStaff, Forbidden, startHttp, type StartedHttp } from '@hub/nest-kit/http';
import { parseRings, type KeyRing } from '@hub/nest-kit/keys';
import { createLog } from '@hub/nest-kit/log';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { start as startGateway } from '../../services/gateway/src/main.ts';
import { gatewayWorld } from '../../services/gateway/test/gateway.setup.ts';
import { anIdentity, type TestIdentity } from '../../services/identity/test/identity.factory.ts';
import { anAccount, anOwner, type Account } from '../../services/identity/test/staff.factory.ts';
import { Desk } from './desk-session.ts';
import { Recorder } from './recorder.ts';

/* A team's new service with a role of its own, which nothing that runs was built with. */
const keeper: PublishedRole = {
  role: 'guild_keeper',
  title: { tw: '公會管理', en: 'Guild keeper' },
  may: { tw: '解散公會', en: 'Closes guilds' },
};
const closeGuild = callsOf('guild').post('/api/staff/guild/close', { who: 'staff' });

@Controller()
class GuildController {
  @Call(closeGuild)
  close(@CurrentStaff() { who }: { who: StaffPrincipal }) {
    if (!who.roles.some(({ role }) => role === keeper.role)) throw new Forbidden();
    return { closed: true };
  }
}
@Module({ controllers: [GuildController] })
class GuildModule {}

const keys = [{ kid: 'g', key: Buffer.from('g'.repeat(32)).toString('base64url') }];
const ring = parseRings(JSON.stringify({ guild: keys })).guild as KeyRing;
const startGuild = (roles: PublishedRole[]) =>
  startHttp({
    service: 'guild',
    module: GuildModule,
    host: '127.0.0.1',
    port: 0,
    log: createLog('guild', 'silent'),
    ring,
    roles,
    texts: {},
  });

let folder: string;
let identity: TestIdentity;
let world: Awaited<ReturnType<typeof gatewayWorld>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
let guild: StartedHttp | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hub-services-'));
  identity = await anIdentity();
  world = await gatewayWorld();
  const urls = { ...(JSON.parse(world.env.SERVICE_URLS ?? '{}') as object), identity: identity.url };
  gateway = await startGateway({
    ...world.env,
    SERVICE_URLS: JSON.stringify(urls),
    SERVICES_FILE: join(folder, 'services.json'),
    ROUTES_MS: '200',
    LIMIT_FACTOR: '1000',
  });
}, 120_000);
afterAll(async () => {
  await guild?.close();
  await gateway?.close();
  await world?.close();
  await identity?.close();
  rmSync(folder, { recursive: true, force: true });
});

const origin = () => world.env.PUBLIC_URL ?? '';
const signedIn = async ({ login, password, secret }: Account) => {
  const desk = new Desk(new Recorder(gateway.url), origin());
  await desk.signIn({ login, password, totp_secret: secret });
  return desk;
};
const closes = async ({ cookie, csrf }: Desk) => {
  const headers = { cookie, origin: origin(), 'x-csrf-token': csrf, 'content-type': 'application/json' };
  return (await fetch(`${gateway.url}/api/staff/guild/close`, { method: 'POST', headers, body: '{}' })).status;
};
const name = (url: string) => writeFile(join(folder, 'services.json'), JSON.stringify({ guild: { url, keys } }));

it('a service with a role of its own comes to a site that runs, and who is given it may what it opens', async () => {
  const [agent, lead] = [await anAccount(identity), await anAccount(identity, [{ role: 'lead', game: '*' }])];
  const owner = await signedIn(await anOwner(identity));
  const known = async () => (await owner.call<DeskRolesView>('GET /api/staff/roles')).body.data;
  const path = `/api/staff/accounts/${agent.who.id}`;
  const give = async (role: string) => {
    const { data: now } = (await owner.call<AccountView>(`GET ${path}`)).body;
    const { name: called, version, roles } = now;
    const more = [...roles, { role, game_id: '*' }];
    return (await owner.call(`PUT ${path}`, { name: called, owner: false, version, roles: more })).status;
  };
  expect([await known(), await give('guild_keeper')]).toEqual([[], 400]);

  // It would like to be a product admin as well.
  guild = await startGuild([keeper, { ...keeper, role: 'product_admin' }, { ...keeper, role: 'events_keeper' }]);
  await name(guild.url);
  await expect.poll(known, { timeout: 30_000 }).toEqual([{ ...keeper, service: 'guild', published: true }]);
  expect(await give('guild_keeper')).toBe(200);
  const [yue, min] = [await signedIn(agent), await signedIn(lead)];
  expect([await closes(yue), await closes(min), await closes(owner)]).toEqual([200, 403, 403]);

  // Away, it keeps its role; without it, nobody has it.
  await guild.close();
  expect([await closes(yue), (await known()).map(({ published }) => published)]).toEqual([503, [true]]);
  guild = await startGuild([]);
  await name(guild.url);
  await expect
    .poll(async () => (await known()).map(({ published }) => published), { timeout: 30_000 })
    .toEqual([false]);
  await expect.poll(() => closes(yue), { timeout: 40_000 }).toBe(403);
}, 150_000);
