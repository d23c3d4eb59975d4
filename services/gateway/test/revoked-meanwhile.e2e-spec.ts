import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { PublishTokens } from '../src/releases/publish-tokens.ts';
import { ReleaseSite } from './release-site.ts';

const on = new ReleaseSite();

it.each([
  ['moves nothing', '/events/moves', (revision: number) => ({ verb: 'retire', revision })],
  ['tells of no release of a service', '/services/events/releases', () => ({ build: 'v1' })],
])('a token that is taken back while a body is on its way %s', async (_, path, wish) => {
  const revision = await on.revision();
  const body = JSON.stringify(wish(revision));
  const { hostname, port } = new URL(on.gateway.url);
  const tokens = new PublishTokens(on.source);
  const token = await tokens.make('events', 'mei');
  const call = request({
    ...{ hostname, port, method: 'POST', path: `/api/releases${path}` },
    headers: { authorization: `Bearer ${token}`, 'content-length': body.length },
  });
  const answered = new Promise<number>((done, fail) => {
    call.on('error', fail).on('response', (response) => void text(response).then(() => done(response.statusCode ?? 0)));
  });
  call.flushHeaders();
  const used = () =>
    on.source.query('SELECT used_at FROM publish_token WHERE made_by = ? AND revoked_at IS NULL', ['mei']);
  await expect.poll(used).toMatchObject([{ used_at: expect.any(Date) as Date }]);
  await tokens.revoke('events');
  call.end(body);
  expect(await answered).toBe(401);
  on.token.events = await tokens.make('events', 'zoe');
  expect(await on.revision()).toBe(revision);
});
