import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRing } from '@hub/nest-kit/keys';
import { MediaLinks } from '@hub/nest-kit/files';
import { aPlayer, aStaff, callAs, testKeys } from '@hub/nest-kit/testing';
import type { PlayerWho, Who } from '@hub/contracts/shared';
import type { CreatedView, PictureView, StaffTicketView, TicketView, UploadedView } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aForm, aPicture, getMedia } from './pictures.ts';
import { aReport, startSupport, type Support } from './support.setup.ts';

let support: Support;
const links = new MediaLinks(parseRing(testKeys.MEDIA_KEYS));
const owner = aPlayer();
let ofPlayer: number;
let ofVisitor: number;

type Sent = NonNullable<Parameters<typeof callAs>[3]>;
const call = <T>(line: string, sent: Sent) => callAs<T>(support.url, 'support', line, sent);
const get = (path: string) => getMedia(support.url, path);
const status = async (path: string) => (await get(path)).status;

async function file(who?: Who): Promise<number> {
  const fields = who
    ? { game_id: 'H73', question_type: '1', email: 'p@example.com', content: '畫面變黑' + '了' }
    : aReport();
  const form = aForm(fields, { attachment1: { bytes: await aPicture(), name: "it's 證據 (1).gif" } });
  const line = 'POST /api/questions/create_web_form';
  return (await call<{ msg: CreatedView }>(line, { form, ...(who && { who }) })).body.msg.question_id;
}
const pictureOf = async (who: Who, id: number): Promise<PictureView> =>
  (await call<{ msg: TicketView }>(`GET /api/questions/view/${id}`, { who })).body.msg.pic_plus[0]!;
const caseToken = (ticket: number): Who => ({ kind: 'K', desk: 'support', ticket, game: 'H73' });
const send = async (who?: Who) => {
  const form = aForm({}, { file: { bytes: await aPicture() } });
  const line = 'POST /api/questions/attachments?for=create';
  return (await call<{ msg: UploadedView }>(line, { form, ...(who && { who }) })).body.msg;
};

/** An address for this file in the name of somebody else, as a leak of keys or a fault in a view would make it. */
const signedFor = (path: string, viewer: object, variant = 'view') => {
  const fileKey = path.split('?')[0]!.replace('/media/', '');
  return `/media/${fileKey}?v=${variant}&sig=${encodeURIComponent(links.sign(fileKey, JSON.stringify(viewer)))}`;
};

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
      const { status: code, headers, body } = await get(path);
      expect(code).toBe(200);
      expect(headers.get('content-type')).toBe('image/jpeg');
      expect(Number(headers.get('content-length'))).toBe(body.length);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('cache-control')).toBe('private, max-age=600');
      expect(headers.get('content-disposition')).toBe(
        "inline; filename*=UTF-8''it%27s%20%E8%AD%89%E6%93%9A%20%281%29.jpg",
      );
    }
  });

  it('is not kept by anybody when it is refused', async () => {
    const { headers } = await get((await pictureOf(owner, ofPlayer)).pic_path.replace('sig=', 'sig=x'));
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('keeps its address for a while, so that a browser need not fetch it again', async () => {
    const [first, second] = [await pictureOf(owner, ofPlayer), await pictureOf(owner, ofPlayer)];
    expect([first.pic_path.split('sig=')[0], first.id]).toEqual([second.pic_path.split('sig=')[0], second.id]);
  });
});

describe('an address opens', () => {
  it.each([
    ['without a signature', (path: string) => path.replace(/&sig=.*/, '')],
    ['with an empty signature', (path: string) => path.replace(/sig=.*/, 'sig=')],
    ['with two signatures', (path: string) => `${path}&sig=x`],
    ['with a changed signature', (path: string) => path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A')],
    ['for another variant', (path: string) => path.replace('v=view', 'v=original')],
    ['for another month', (path: string) => path.replace(/\/\d{2}\//, '/00/')],
    ['outside its folder', (path: string) => path.replace(/\/\d{4}\/\d{2}\//, '/%2e%2e/%2e%2e/')],
  ])('nothing %s', async (_, change) => {
    const { pic_path } = await pictureOf(owner, ofPlayer);
    expect([403, 404]).toContain(await status(change(pic_path)));
  });

  it('nothing when it is another file’s', async () => {
    const [one, other] = [await pictureOf(owner, ofPlayer), await pictureOf(caseToken(ofVisitor), ofVisitor)];
    const mixed = `${one.pic_path.split('?')[0]}?${other.pic_path.split('?')[1]}`;
    expect(await status(mixed)).toBe(403);
  });

  it('nothing after its time', async () => {
    const { pic_path } = await pictureOf(owner, ofPlayer);
    const fileKey = pic_path.split('?')[0]!.replace('/media/', '');
    const viewer = JSON.stringify({ kind: 'player', game: owner.game, uid: owner.uid });
    const old = links.sign(fileKey, viewer, Date.now() - 16 * 60_000);
    expect(await status(`/media/${fileKey}?v=view&sig=${encodeURIComponent(old)}`)).toBe(403);
  });
});

describe('whoever an address names, the case decides', () => {
  const player = ({ game, uid }: PlayerWho) => ({ kind: 'player', game, uid });
  const foreign: [string, () => object][] = [
    ['another player', () => player(aPlayer())],
    ['the same account in another game', () => player({ ...owner, game: 'G112' })],
    ['the holder of another case', () => ({ kind: 'ticket', ticket: ofVisitor + 1000 })],
    ['staff of another game', () => ({ kind: 'staff', id: 7, game: 'G112' })],
    ['a visitor', () => ({ kind: 'visitor' })],
    ['nobody known', () => ({ kind: 'admin' })],
  ];

  it.each(foreign)('%s sees neither the player’s nor the visitor’s picture', async (_, viewer) => {
    const paths = [
      (await pictureOf(owner, ofPlayer)).pic_path,
      (await pictureOf(caseToken(ofVisitor), ofVisitor)).pic_path,
    ];
    for (const path of paths) {
      for (const variant of ['view', 'thumb']) expect(await status(signedFor(path, viewer(), variant)), path).toBe(403);
    }
  });

  it('the player does not see the visitor’s, nor the visitor’s token the player’s', async () => {
    const theirs = (await pictureOf(caseToken(ofVisitor), ofVisitor)).pic_path;
    expect(await status(signedFor(theirs, player(owner)))).toBe(403);
    const ours = (await pictureOf(owner, ofPlayer)).pic_path;
    expect(await status(signedFor(ours, { kind: 'ticket', ticket: ofVisitor }))).toBe(403);
  });

  it('its owner, the token of its case and the game’s staff see it', async () => {
    const { pic_path } = await pictureOf(owner, ofPlayer);
    for (const viewer of [player(owner), { kind: 'ticket', ticket: ofPlayer }, { kind: 'staff', id: 7, game: 'H73' }]) {
      expect(await status(signedFor(pic_path, viewer)), JSON.stringify(viewer)).toBe(200);
    }
  });

  it('staff of another game get no address at all', async () => {
    const who = aStaff({ roles: [{ role: 'agent', game: 'G112' }] });
    expect((await call<StaffTicketView>(`GET /api/staff/questions/${ofPlayer}`, { who })).status).toBe(404);
  });
});

describe('a picture that waits for its report', () => {
  it('is seen by its sender alone', async () => {
    const { thumb } = await send(owner);
    expect(await status(thumb)).toBe(200);
    const others = [
      { kind: 'visitor' },
      { kind: 'player', game: 'H73', uid: 'uid-1' },
      { kind: 'ticket', ticket: ofPlayer },
    ];
    for (const viewer of [...others, { kind: 'staff', id: 7, game: 'H73' }]) {
      expect(await status(signedFor(thumb, viewer, 'thumb')), JSON.stringify(viewer)).toBe(403);
    }
  });

  it('shows a visitor its small form, and no longer when a report has taken it', async () => {
    const { id, thumb } = await send();
    expect(await status(thumb)).toBe(200);
    expect(await status(thumb.replace('v=thumb', 'v=view'))).toBe(403);
    await call('POST /api/questions/create_web_form', { body: { ...aReport(), attachment1: id } });
    expect(await status(thumb)).toBe(403);
  });

  it('is not there before it is whole', async () => {
    const { id, thumb } = await send(owner);
    await support.database.exec(`UPDATE attachment SET state = 'pending' WHERE public_id = '${id}'`);
    expect(await status(thumb)).toBe(403);
  });
});

describe('a picture that is not there any more', () => {
  it('is archived with its case after five years', async () => {
    const id = await file(owner);
    await support.database.exec(`UPDATE ticket SET created_at = NOW(3) - INTERVAL 61 MONTH WHERE id = ${id}`);
    const picture = await pictureOf(owner, id);
    expect(picture.archived).toBe(true);
    const { status: code, body } = await get(picture.pic_path);
    expect([code, JSON.parse(body.toString())]).toEqual([410, { msg: '已封存' }]);
  });

  it('is missed without a fuss', async () => {
    const { pic_path } = await pictureOf(owner, await file(owner));
    await rm(join(support.folder, 'objects', `${pic_path.split('?')[0]!.replace('/media/', '')}.view`));
    const { status: code, body } = await get(pic_path);
    expect([code, Object.keys(JSON.parse(body.toString()) as object)]).toEqual([404, ['msg']]);
  });
});
