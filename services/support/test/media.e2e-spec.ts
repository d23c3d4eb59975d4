import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRing } from '@hub/nest-kit/keys';
import { MediaLinks } from '@hub/nest-kit/files';
import { aPlayer, aStaff, callAs, testKeys } from '@hub/nest-kit/testing';
import type { Principal } from '@hub/contracts/shared';
import type { CreatedView, PictureView, StaffTicketView, TicketView, UploadedView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aForm, aPicture, getMedia } from './pictures.ts';
import { aReport, startSupport, type Support } from './support.setup.ts';

let support: Support;
const links = new MediaLinks(parseRing(testKeys.MEDIA_KEYS));
const owner = aPlayer();
const visitor: Principal = { kind: 'anon' };
let ofPlayer: number;
let ofVisitor: number;

type Sent = NonNullable<Parameters<typeof callAs>[3]>;
const call = <T>(line: string, sent: Sent) => callAs<T>(support.url, 'support', line, sent);
const get = (path: string, who?: Principal) => getMedia(support.url, path, who);
const status = async (path: string, who?: Principal) => (await get(path, who)).status;

async function file(who?: Principal): Promise<number> {
  const fields = who
    ? { game_id: 'H73', question_type: '1', email: 'p@example.com', content: '畫面變黑' + '了' }
    : aReport();
  const form = aForm(fields, { attachment1: { bytes: await aPicture(), name: "it's 證據 (1).gif" } });
  const line = 'POST /api/questions/create_web_form';
  return (await call<{ msg: CreatedView }>(line, { form, ...(who && { who }) })).body.msg.question_id;
}
const pictureOf = async (who: Principal, id: number): Promise<PictureView> =>
  (await call<{ msg: TicketView }>(`GET /api/questions/view/${id}`, { who })).body.msg.pic_plus[0]!;
const deskPictureOf = async (who: Principal, id: number): Promise<PictureView> =>
  (await call<StaffTicketView>(`GET /api/staff/questions/${id}`, { who })).body.data.pic_plus[0]!;
const caseToken = (ticket: number): Principal => ({ kind: 'K', desk: 'support', ticket, game: 'H73' });
const send = async (who?: Principal) => {
  const form = aForm({}, { file: { bytes: await aPicture() } });
  const line = 'POST /api/questions/attachments?for=create';
  return (await call<{ msg: UploadedView }>(line, { form, ...(who && { who }) })).body.msg;
};
const fileKeyOf = (path: string) => path.split('?')[0]!.replace('/media/', '');
const signedFor = (path: string, viewer: string, at = Date.now()) =>
  `${path.split('?')[0]}?v=thumb&sig=${encodeURIComponent(links.sign(fileKeyOf(path), viewer, at))}`;

beforeAll(async () => {
  support = await startSupport();
  ofPlayer = await file(owner);
  ofVisitor = await file();
});
afterAll(() => support.close());

describe('a picture', () => {
  it('comes with headers that let it be nothing but a picture', async () => {
    const { pic_path, thumb_path } = await pictureOf(owner, ofPlayer);
    for (const path of [pic_path, thumb_path]) {
      const { status: code, headers, body } = await get(path, owner);
      expect(code).toBe(200);
      expect(headers.get('content-type')).toBe('image/jpeg');
      expect(Number(headers.get('content-length'))).toBe(body.length);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('content-disposition')).toBe(
        "inline; filename*=UTF-8''it%27s%20%E8%AD%89%E6%93%9A%20%281%29.jpg",
      );
    }
  });

  it('is kept for a little while by the browser of its player, and by none at the desk', async () => {
    const { headers } = await get((await pictureOf(owner, ofPlayer)).pic_path, owner);
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['private, max-age=300', 'x-auth-token']);
    const who = aStaff();
    const atDesk = await get((await deskPictureOf(who, ofPlayer)).pic_path, who);
    expect([atDesk.status, atDesk.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('is not kept by anybody when it is refused', async () => {
    const { headers } = await get((await pictureOf(owner, ofPlayer)).pic_path, aPlayer());
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('an address opens', () => {
  it('nothing without the session of its reader', async () => {
    const { pic_path } = await pictureOf(owner, ofPlayer);
    expect(await status(pic_path)).toBe(403);
    const atDesk = await deskPictureOf(aStaff(), ofPlayer);
    expect([await status(atDesk.pic_path), await status(atDesk.pic_path, owner)]).toEqual([401, 401]);
  });

  it('nothing by a signature of its own: those of before named a viewer, and worked without them', async () => {
    const { pic_path } = await pictureOf(owner, ofPlayer);
    const viewers = [
      { kind: 'player', game: owner.game, uid: owner.uid },
      { kind: 'ticket', ticket: ofPlayer },
      { kind: 'staff', id: 7, game: 'H73' },
    ].map((viewer) => JSON.stringify(viewer));
    for (const viewer of [...viewers, 'visitor', 'player', 'staff'])
      expect(await status(signedFor(pic_path, viewer)), viewer).toBe(403);
  });

  it.each([
    ['for another variant', (path: string) => path.replace('v=view', 'v=original')],
    ['for another month', (path: string) => path.replace(/\/\d{2}\//, '/00/')],
    ['outside its folder', (path: string) => path.replace(/\/\d{4}\/\d{2}\//, '/%2e%2e/%2e%2e/')],
  ])('nothing %s', async (_, change) => {
    const { pic_path } = await pictureOf(owner, ofPlayer);
    expect([403, 404]).toContain(await status(change(pic_path), owner));
  });
});

describe('whoever asks, the case decides', () => {
  const strangers: [string, () => Principal][] = [
    ['another player', () => aPlayer()],
    ['the same account in another game', () => ({ ...owner, game: 'G112' })],
    ['the holder of another case', () => caseToken(ofVisitor + 1000)],
    ['a visitor', () => visitor],
  ];

  it.each(strangers)('%s sees neither the player’s nor the visitor’s picture', async (_, who) => {
    const paths = [
      (await pictureOf(owner, ofPlayer)).pic_path,
      (await pictureOf(caseToken(ofVisitor), ofVisitor)).pic_path,
    ];
    for (const path of paths) {
      for (const variant of ['view', 'thumb'])
        expect(await status(path.replace('v=view', `v=${variant}`), who()), path).toBe(403);
    }
  });

  it('the player does not see the visitor’s, nor the visitor’s token the player’s', async () => {
    expect(await status((await pictureOf(caseToken(ofVisitor), ofVisitor)).pic_path, owner)).toBe(403);
    expect(await status((await pictureOf(owner, ofPlayer)).pic_path, caseToken(ofVisitor))).toBe(403);
  });

  it('its owner, the token of its case and the game’s staff see it', async () => {
    const { pic_path } = await pictureOf(owner, ofPlayer);
    for (const who of [owner, caseToken(ofPlayer)]) expect(await status(pic_path, who)).toBe(200);
    const { pic_path: atDesk } = await deskPictureOf(aStaff(), ofPlayer);
    expect(await status(atDesk, aStaff())).toBe(200);
  });

  it('staff sees it by the rights of this moment: another game, another role and the first factor alone do not', async () => {
    const { pic_path } = await deskPictureOf(aStaff(), ofPlayer);
    const others = [[{ role: 'agent', game: 'G112' }], [{ role: 'finance', game: '*' }], []] as const;
    for (const roles of others) expect(await status(pic_path, aStaff({ roles: [...roles] }))).toBe(403);
    expect(await status(pic_path, aStaff({ roles: [], half: true }))).toBe(401);
  });

  it('a case that went to another game takes its pictures along', async () => {
    const id = await file(owner);
    const here = aStaff({ roles: [{ role: 'agent', game: 'H73' }] });
    const there = aStaff({ roles: [{ role: 'agent', game: 'G112' }] });
    const { pic_path } = await deskPictureOf(here, id);
    expect([await status(pic_path, here), await status(pic_path, there)]).toEqual([200, 403]);
    await support.database.exec(`UPDATE ticket SET game_id = 'G112' WHERE id = ${id}`);
    expect([await status(pic_path, here), await status(pic_path, there)]).toEqual([403, 200]);
    expect((await call(`GET /api/staff/questions/${id}`, { who: here })).status).toBe(404);
  });
});

describe('a picture that waits for its report', () => {
  it('is seen by its sender alone', async () => {
    const { thumb } = await send(owner);
    expect(await status(thumb, owner)).toBe(200);
    for (const who of [visitor, aPlayer(), caseToken(ofPlayer)]) expect(await status(thumb, who)).toBe(403);
    expect(await status(thumb.replace('/media/', '/media/staff/'), aStaff())).toBe(403);
  });

  it('shows a visitor its small form under a signed address, for a while, and no longer when a report has taken it', async () => {
    const { id, thumb } = await send();
    expect(await status(thumb)).toBe(200);
    expect(await status(thumb.replace('v=thumb', 'v=view'))).toBe(403);
    expect(await status(thumb.replace(/&sig=.*/, ''))).toBe(403);
    expect(await status(`${thumb}&sig=x`)).toBe(403);
    expect(await status(signedFor(thumb, 'visitor', Date.now() - 16 * 60_000))).toBe(403);
    const other = await send();
    expect(await status(`${thumb.split('?')[0]}?${other.thumb.split('?')[1]}`)).toBe(403);
    await call('POST /api/questions/create_web_form', { body: { ...aReport(), attachment1: id } });
    expect(await status(thumb)).toBe(403);
  });

  it('is not there before it is whole', async () => {
    const { id, thumb } = await send(owner);
    await support.database.exec(`UPDATE attachment SET state = 'pending' WHERE public_id = '${id}'`);
    expect(await status(thumb, owner)).toBe(403);
  });
});

describe('a picture that is not there any more', () => {
  it('is archived with its case after five years', async () => {
    const id = await file(owner);
    await support.database.exec(`UPDATE ticket SET created_at = NOW(3) - INTERVAL 61 MONTH WHERE id = ${id}`);
    const picture = await pictureOf(owner, id);
    expect(picture.archived).toBe(true);
    const { status: code, body } = await get(picture.pic_path, owner);
    expect([code, JSON.parse(body.toString())]).toEqual([410, { msg: '已封存' }]);
  });

  it('is missed without a fuss', async () => {
    const { pic_path } = await pictureOf(owner, await file(owner));
    await rm(join(support.folder, 'objects', `${fileKeyOf(pic_path)}.view`));
    const { status: code, body } = await get(pic_path, owner);
    expect([code, Object.keys(JSON.parse(body.toString()) as object)]).toEqual([404, ['msg']]);
  });
});
