import sharp from 'sharp';
import { cp, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { IDENTITY_HEADER, sealIdentity } from '@hub/nest-kit/identity';
import { Vault } from '@hub/nest-kit/files';
import { aPlayer, aStaff, testRings } from '@hub/nest-kit/testing';
import type { StaffPrincipal, Principal } from '@hub/contracts/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { caseToken, pictureCalls, playersReport } from './picture-calls.ts';
import { aForm, aPicture } from './pictures.ts';
import { startSupport, type Support } from './support.setup.ts';

let support: Support;
beforeAll(async () => {
  support = await startSupport();
});
afterAll(() => support.close());
beforeEach(() => support.database.exec('DELETE FROM counter'));

const { create, early, view, rowsOf, media } = pictureCalls(() => support);
const player = aPlayer();

async function aCase() {
  const files = { attachment_id1: { bytes: await aPicture({ width: 900, height: 600 }), name: '王小明.png' } };
  const made = await create({ who: player, form: aForm({ ...playersReport, question_type: 'f' }, files) });
  const id = made.body.msg.question_id;
  const [row] = await rowsOf(`ticket_id = ${id}`);
  return { id, row: row! };
}

/** A look at a paper, with the bytes of the answer. */
async function look(id: number, paper: unknown, who: StaffPrincipal = aStaff(), reason = '核對帳號擁有者') {
  const identity = sealIdentity(testRings.support!, 'support', { who, rid: 'r1', ip: '10.0.0.1' });
  const response = await fetch(`${support.url}/api/staff/questions/${id}/papers/${String(paper)}`, {
    method: 'POST',
    headers: { [IDENTITY_HEADER]: identity, 'content-type': 'application/json' },
    body: JSON.stringify({ reason }),
  });
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}
const audits = (action: string, id: number) =>
  support.database.exec(`SELECT actor, detail FROM audit WHERE action = '${action}' AND object = 'ticket:${id}'`);
const stored = (row: Record<string, unknown>) => join(support.folder, 'objects', `${String(row.file_key)}.view`);

describe('an ID paper', () => {
  it('lies sealed, without thumb, name and hash', async () => {
    const { row } = await aCase();
    expect(row).toMatchObject({ kind: 'id_paper', state: 'ready', name: '', sha256: null, kek_id: 'test' });
    expect(String(row.file_key)).toMatch(/^q\/papers\/\d{4}\/\d{2}\//);
    const sealed = await readFile(stored(row));
    await expect(sharp(sealed).metadata()).rejects.toThrow();
    expect(sealed.subarray(1, 4).toString('latin1')).not.toBe('PNG');
    const beside = await readdir(join(stored(row), '..'));
    expect(beside.filter((name) => name.endsWith('.thumb'))).toEqual([]);
  });

  it('is shown to nobody by an address, while it waits and after', async () => {
    const waiting = await early(player, 'for=create&kind=id_paper');
    const [row] = await rowsOf(`public_id = '${waiting}'`);
    const { id } = await aCase();
    const shown = (await view(player, id)).body.msg;
    expect([shown.papers, shown.pic_plus, shown.pic_path1]).toEqual([{ count: 1, destroyed_at: null }, [], null]);
    for (const variant of ['view', 'thumb'])
      expect((await media(`/media/${String(row!.file_key)}?v=${variant}&sig=x`)).status).toBeGreaterThanOrEqual(403);
  });

  it('is shown by no address, whoever asks', async () => {
    const { id, row } = await aCase();
    // As though it lay where the other pictures lie, under an address that leads there.
    const file_key = `q/2026/11/paper-${String(row.id)}`;
    await support.database.exec(`UPDATE attachment SET file_key = '${file_key}' WHERE id = ${String(row.id)}`);
    await cp(stored(row), stored({ file_key }));
    const askers: [path: string, who: Principal][] = [
      [`/media/${file_key}`, player],
      [`/media/${file_key}`, caseToken(id)],
      [`/media/staff/${file_key}`, aStaff()],
      [`/media/${file_key}`, { kind: 'anon' }],
    ];
    for (const [path, who] of askers)
      for (const variant of ['view', 'thumb']) expect((await media(`${path}?v=${variant}`, who)).status).toBe(403);
    // The same address shows it as soon as it is no paper: it is the kind that shuts it.
    await support.database.exec(`UPDATE attachment SET kind = 'picture' WHERE id = ${String(row.id)}`);
    expect((await media(`/media/${file_key}?v=view`, player)).status).toBe(200);
  });

  it('is shown to staff with a reason, after the audit has it, with who and when across it', async () => {
    const { id, row } = await aCase();
    const answer = await look(id, row.id, aStaff({ login: 'an.li' }));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(answer.body).metadata()).toMatchObject({ format: 'jpeg', width: 900, height: 600 });
    // One colour when it was sent: what differs now is the mark.
    expect((await sharp(answer.body).stats()).channels[0]!.stdev).toBeGreaterThan(5);
    const [entry] = await audits('paper.look', id);
    expect(entry!.actor).toBe('an.li');
    expect(JSON.parse(String(entry!.detail))).toEqual({ paper: row.id, reason: '核對帳號擁有者', this_hour: 1 });
  });

  it.each(['', '   ', '看一下'])('is not shown for the reason "%s"', async (reason) => {
    const { id, row } = await aCase();
    const answer = await look(id, row.id, aStaff(), reason);
    expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([
      400,
      { reason: '請寫下查看的原因，至少 4 個字' },
    ]);
    expect(await audits('paper.look', id)).toEqual([]);
  });

  it.each([
    ['an agent of another game', aStaff({ roles: [{ role: 'agent', game: 'G112' }] }), 404],
    ['an auditor', aStaff({ roles: [{ role: 'auditor', game: '*' }] }), 403],
    ['finance', aStaff({ roles: [{ role: 'finance', game: '*' }] }), 404],
  ])('is not shown to %s', async (_, who, status) => {
    const { id, row } = await aCase();
    expect((await look(id, row.id, who)).status).toBe(status);
    expect(await audits('paper.look', id)).toEqual([]);
  });

  it('is found in its own case only, and never by another kind', async () => {
    const [one, other] = [await aCase(), await aCase()];
    expect((await look(other.id, one.row.id)).status).toBe(404);
    const made = await create({
      who: player,
      form: aForm(playersReport, { attachment1: { bytes: await aPicture() } }),
    });
    const [picture] = await rowsOf(`ticket_id = ${made.body.msg.question_id}`);
    expect((await look(made.body.msg.question_id, picture!.id)).status).toBe(404);
    for (const wrong of ['x', '1.5', '-1']) expect((await look(one.id, wrong)).status).toBe(404);
  });

  it('stays closed when a row takes the place of another', async () => {
    const [one, other] = [await aCase(), await aCase()];
    // With the database alone: the file, or the whole paper, is made to look like another case's.
    await support.database.exec(
      `UPDATE attachment SET file_key = 'q/papers/2000/01/aside' WHERE id = ${String(other.row.id)}`,
    );
    await support.database.exec(
      `UPDATE attachment SET file_key = '${String(other.row.file_key)}' WHERE id = ${String(one.row.id)}`,
    );
    expect((await look(one.id, one.row.id)).status).toBe(500);
    await support.database.exec(
      `UPDATE attachment SET file_key = '${String(one.row.file_key)}', ticket_id = ${other.id} WHERE id = ${String(one.row.id)}`,
    );
    expect((await look(other.id, one.row.id)).status).toBe(500);
    await support.database.exec(`UPDATE attachment SET ticket_id = ${one.id} WHERE id = ${String(one.row.id)}`);
    expect((await look(one.id, one.row.id)).status).toBe(200);
  });

  it('is not shown when the audit cannot have it, and its seal stays closed', async () => {
    const { id, row } = await aCase();
    const opened = vi.spyOn(Vault.prototype, 'get');
    await support.database.exec('RENAME TABLE audit TO audit_away');
    try {
      const answer = await look(id, row.id);
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(answer.headers.get('content-type')).not.toContain('image');
      expect(opened).not.toHaveBeenCalled();
    } finally {
      await support.database.exec('RENAME TABLE audit_away TO audit');
    }
    expect((await look(id, row.id)).status).toBe(200);
    expect(opened).toHaveBeenCalledOnce();
    opened.mockRestore();
    expect(await audits('paper.look', id)).toHaveLength(1);
  });

  it('leaves an alarm when one person looks at more than twenty in an hour', async () => {
    const { id, row } = await aCase();
    const who = aStaff();
    for (let n = 0; n < 20; n += 1) expect((await look(id, row.id, who)).status).toBe(200);
    expect(await audits('paper.many-looks', id)).toEqual([]);
    expect((await look(id, row.id, who)).status).toBe(200);
    expect(await audits('paper.many-looks', id)).toHaveLength(1);
    expect((await look(id, row.id, aStaff())).status).toBe(200);
    expect(await audits('paper.many-looks', id)).toHaveLength(1);
  }, 60_000);

  it('leaves nothing open on the machine that showed it', async () => {
    const { id, row } = await aCase();
    await look(id, row.id);
    const left = await readdir(join(support.folder, 'uploads'), { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
  });
});
