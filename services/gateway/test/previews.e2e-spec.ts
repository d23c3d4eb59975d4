import { expect, it } from 'vitest';
import { aRemote } from './builds.ts';
import { pageOf } from './page-of.ts';
import { rawCall } from './raw-call.ts';
import { ReleaseSite } from './release-site.ts';

const on = new ReleaseSite();
const open = (address: string) =>
  fetch(`${on.gateway.url}${address}`, {
    redirect: 'manual',
    headers: { accept: 'text/html', 'accept-language': 'en' },
  });

async function linkTo(area: string, build: string): Promise<URL> {
  const { body } = await on.call('POST', `/${area}/builds/${build}/preview`, undefined, area);
  return new URL(String(body.url));
}

async function pageWith({ search }: URL) {
  const entered = await open(`/support${search}&tab=1`);
  expect([entered.status, entered.headers.get('location')]).toEqual([302, '/support?tab=1']);
  const cookie = (entered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return (await pageOf(on.gateway.url, '/support', { cookie })).data;
}

it('a build that is published is shown to who has a link', async () => {
  await on.send(aRemote({ area: 'events', build: 'e2' }));
  const link = await linkTo('events', 'e2');
  expect(link.pathname).toBe('/events/event_serial');
  const data = await pageWith(link);
  expect(data?.registry.areas.events?.build).toBe('e2');
  expect(data).toMatchObject({ previews: [{ area: 'events', build: 'e2' }] });
  expect((await pageOf(on.gateway.url, '/support')).data).not.toHaveProperty('previews');
});

it('a build is shown at once, also where somebody asked for it before it was there', async () => {
  expect((await fetch(`${on.gateway.url}/r/events/e3/remoteEntry.js`)).status).toBe(404);
  await on.send(aRemote({ area: 'events', build: 'e3' }));
  const link = await linkTo('events', 'e3');
  expect(link.pathname).toBe('/events/event_serial');
  expect((await pageWith(link))?.registry.areas.events?.build).toBe('e3');
});

it('a build that the live shell cannot carry is not shown, and not said to be', async () => {
  await on.send(aRemote({ area: 'vip', build: 'v3', needs: { facade: '^2.0.0', react: '^19.0.0' } }));
  const data = await pageWith(await linkTo('vip', 'v3'));
  expect(data?.registry.areas.vip?.build).not.toBe('v3');
  expect(data).not.toHaveProperty('previews');
  expect(data).toMatchObject({ uncarriedPreviews: [{ area: 'vip', build: 'v3' }] });
});

it.each(['events.e2.9999999999.' + 'A'.repeat(43), 'events.e2', 'x'])(
  'the link %s opens nothing, says so and ends no other preview',
  async (forged) => {
    const answer = await open(`/support?preview=${forged}&tab=1`);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([410, null]);
    const html = await answer.text();
    expect(html).toContain('This preview link does not work');
    expect(html).toContain('href="/support?tab=1"');
  },
);

it('a preview is left by a link of its page', async () => {
  const left = await open('/support?preview=off');
  expect([left.status, left.headers.get('location')]).toEqual([302, '/support']);
  expect(left.headers.get('set-cookie')).toContain('hub_preview=; Path=/; Max-Age=0');
});

it.each(['//evil.example/', '/\\\\evil.example/', '/\\evil.example/'])(
  'none leads from %s to another site',
  async (path) => {
    const answer = await rawCall(on.gateway.url, `GET ${path}?preview=off`, { headers: { accept: 'text/html' } });
    expect(answer.headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  },
);
