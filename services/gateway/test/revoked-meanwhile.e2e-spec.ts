import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { PublishTokens } from '../src/releases/publish-tokens.ts';
import { aRemote } from './builds.ts';
import { ReleaseSite } from './release-site.ts';

const on = new ReleaseSite();

const sent = aRemote({ area: 'events', build: 'e2' });
const wholeOf = async () => {
  expect(await on.sendFiles(sent)).toBeNull();
  return sent;
};

it.each<[string, string, string, (revision: number) => unknown]>([
  ['moves nothing', 'POST', '/events/moves', (revision) => ({ verb: 'retire', revision })],
  ['tells of no release of a service', 'POST', '/services/events/releases', () => ({ build: 'v1' })],
  ['sends no file', 'PUT', '/events/builds/e3/files/list.js', () => 'a file'],
  ['publishes no build', 'PUT', '/events/builds/e2', wholeOf],
  ['makes no link of a preview', 'POST', '/events/builds/bbbb000001/preview', () => ({})],
])('a token that is taken back while a body is on its way %s', async (_, method, path, wish) => {
  const revision = await on.revision();
  const body = Buffer.from(JSON.stringify(await wish(revision)));
  const { hostname, port } = new URL(on.gateway.url);
  const tokens = new PublishTokens(on.source);
  const token = await tokens.make('events', 'mei');
  const call = request({
    ...{ hostname, port, method, path: `/api/releases${path}` },
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
  const status = await answered;
  on.token.events = await tokens.make('events', 'zoe');
  expect([status, await on.revision()]).toEqual([401, revision]);
});
