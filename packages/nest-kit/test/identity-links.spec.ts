import type { PartnerLinkView } from '@hub/contracts/identity';
import { ServiceUnavailable } from '@hub/nest-kit/http';
import { IdentityLinks } from '@hub/nest-kit/partner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SECRET = Buffer.alloc(32, 7);
const LINK: PartnerLinkView['link'] = {
  game: 'H73',
  base_url: 'https://game.example',
  public_only: true,
  keys: [{ kid: 'h73-link', secret: SECRET.toString('base64url'), until: null }],
};

/** Identity, as it answers now; counts what it is asked. */
function identity() {
  const asked: string[] = [];
  const state = { link: LINK as PartnerLinkView['link'], away: false };
  const call = async (_: string, path: string) => {
    asked.push(path);
    await Promise.resolve();
    if (state.away) throw new ServiceUnavailable('identity', 'test');
    return { link: path.includes('made-up') ? null : state.link };
  };
  return { asked, state, links: new IdentityLinks({ call: call as never }) };
}

describe('the links of the games', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are asked for once by many, and again after half a minute', async () => {
    const { asked, state, links } = identity();
    const all = await Promise.all(Array.from({ length: 50 }, () => links.of('H73')));
    expect(all[49]).toEqual({ baseUrl: LINK?.base_url, publicOnly: true, keys: [{ kid: 'h73-link', secret: SECRET }] });
    expect(asked).toEqual(['/internal/partner/links?game=H73']);
    state.link = null;
    vi.advanceTimersByTime(29_000);
    expect(await links.of('H73')).not.toBeNull();
    vi.advanceTimersByTime(2000);
    expect(await links.of('H73')).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it('stay known while identity is away, which is asked every few seconds only', async () => {
    const { asked, state, links } = identity();
    await links.of('H73');
    state.away = true;
    vi.advanceTimersByTime(3_600_000);
    for (let call = 0; call < 10; call += 1) expect(await links.of('H73')).not.toBeNull();
    expect(asked).toHaveLength(2);
    state.away = false;
    vi.advanceTimersByTime(5001);
    await links.of('H73');
    expect(asked).toHaveLength(3);
  });

  it('cannot be known of a game that was never asked for while identity is away', async () => {
    const { state, links } = identity();
    state.away = true;
    await expect(links.of('H73')).rejects.toThrow(ServiceUnavailable);
  });

  it('tell whose key it is, and forget one that was revoked', async () => {
    const { asked, state, links } = identity();
    expect(await links.signer('h73-link')).toEqual({ game: 'H73', keys: [{ kid: 'h73-link', secret: SECRET }] });
    expect(asked).toEqual(['/internal/partner/links?kid=h73-link']);
    state.link = null;
    vi.advanceTimersByTime(31_000);
    expect(await links.signer('h73-link')).toBeNull();
    expect(await links.signer('no such\nname')).toBeNull();
    expect(asked).toHaveLength(2);
  });

  it('are not forgotten for names that somebody makes up, even while identity is away', async () => {
    const { state, links } = identity();
    await links.signer('h73-link');
    for (let name = 0; name < 6000; name += 1) expect(await links.signer(`made-up-${name}`)).toBeNull();
    state.away = true;
    vi.advanceTimersByTime(31_000);
    expect(await links.signer('h73-link')).not.toBeNull();
  });

  it('sign no longer with a key whose end has come, even while identity is away', async () => {
    const { state, links } = identity();
    const until = new Date(Date.now() + 60_000).toISOString();
    state.link = { ...LINK, keys: [{ kid: 'old', secret: SECRET.toString('base64url'), until }] } as never;
    expect((await links.of('H73'))?.keys).toHaveLength(1);
    state.away = true;
    vi.advanceTimersByTime(61_000);
    expect((await links.of('H73'))?.keys).toEqual([]);
  });

  it('of a game without an address is no link, though its keys sign', async () => {
    const { state, links } = identity();
    state.link = { ...LINK, base_url: '' } as PartnerLinkView['link'];
    expect(await links.of('H73')).toBeNull();
    expect(await links.signer('h73-link')).not.toBeNull();
  });
});
