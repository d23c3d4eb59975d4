import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { supportDesk } from '@hub/contracts/support';
import type { CreatedView, UploadedView } from '@hub/contracts/tickets';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { MediaLinks, openFileStore, PictureDecoder, UploadFolder, Vault } from '@hub/nest-kit/files';
import { parseRing } from '@hub/nest-kit/keys';
import { callAs, testKeys } from '@hub/nest-kit/testing';
import { AttachmentJanitor, Files, KeepPicture } from '@hub/tickets/server';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { aForm, aPicture } from './pictures.ts';
import { aReport, startSupport, type Support } from './support.setup.ts';

let support: Support;
let source: DataSource;
let janitor: AttachmentJanitor;

beforeAll(async () => {
  support = await startSupport();
  source = await openDatabase(support.env.DATABASE_URL, schema, 4);
});
afterAll(async () => {
  await source.destroy();
  await support.close();
});
beforeEach(async () => {
  janitor = new AttachmentJanitor({ desk: supportDesk, source, store: await openFileStore(support.env.FILES_URL) });
  await support.database.exec('DELETE FROM attachment');
  await support.database.exec('DELETE FROM counter');
  await rm(join(support.folder, 'objects', 'q'), { recursive: true, force: true });
});

const ahead = async () => {
  const form = aForm({}, { file: { bytes: await aPicture() } });
  const line = 'POST /api/questions/attachments?for=create';
  return (await callAs<{ msg: UploadedView }>(support.url, 'support', line, { form })).body.msg.id;
};
const age = (id: string, hours: number) =>
  support.database.exec(`UPDATE attachment SET created_at = NOW(3) - INTERVAL ${hours} HOUR WHERE public_id = '${id}'`);
const ids = async () => (await support.database.exec('SELECT public_id FROM attachment')).map((row) => row.public_id);
const objects = async () => {
  const entries = await readdir(join(support.folder, 'objects'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};
const makeOld = async () => {
  const before = new Date(Date.now() - 25 * 3600_000);
  for (const path of await objects()) await utimes(path, before, before);
};

describe('the janitor', () => {
  it('throws away what no report took within a day, with its objects, and nothing else', async () => {
    const [young, old, unfinished, taken] = [await ahead(), await ahead(), await ahead(), await ahead()];
    const line = 'POST /api/questions/create_web_form';
    const created = await callAs<{ msg: CreatedView }>(support.url, 'support', line, {
      body: { ...aReport(), attachment1: taken },
    });
    expect(created.status).toBe(200);
    await age(young, 24);
    for (const id of [old, unfinished, taken]) await age(id, 26);
    await support.database.exec(`UPDATE attachment SET state = 'pending' WHERE public_id = '${unfinished}'`);
    expect(await janitor.clearUnclaimed()).toBe(2);
    expect((await ids()).sort()).toEqual([young, taken].sort());
    expect(await objects()).toHaveLength(4);
    expect(await janitor.clearUnclaimed()).toBe(0);
  });

  it('throws away ID papers that were never sent, key and sealed file', async () => {
    const form = aForm({}, { file: { bytes: await aPicture() } });
    const line = 'POST /api/questions/attachments?for=create&kind=id_paper';
    const { id } = (await callAs<{ msg: UploadedView }>(support.url, 'support', line, { form })).body.msg;
    expect([await ids(), (await objects()).length]).toEqual([[id], 1]);
    await age(id, 24);
    expect(await janitor.clearUnclaimed()).toBe(0);
    await age(id, 26);
    expect(await janitor.clearUnclaimed()).toBe(1);
    expect([await ids(), await objects()]).toEqual([[], []]);
  });

  it('finds what a crash left: a row without objects, and objects without a row', async () => {
    const rowOnly = await ahead();
    await rm(join(support.folder, 'objects', 'q'), { recursive: true, force: true });
    await age(rowOnly, 26);
    const lost = await ahead();
    const kept = await ahead();
    await support.database.exec(`DELETE FROM attachment WHERE public_id = '${lost}'`);
    expect((await janitor.clearOrphans()).removed).toBe(0);
    await makeOld();
    expect(await janitor.clearOrphans()).toEqual({ seen: 4, removed: 2 });
    await janitor.clearUnclaimed();
    expect(await ids()).toEqual([kept]);
    expect(await objects()).toHaveLength(2);
  });

  it('finds what a process left that fell between the row and the last object', async () => {
    const store = await openFileStore(support.env.FILES_URL);
    const puts: Promise<void>[] = [];
    const falling = Object.assign(Object.create(store) as typeof store, {
      put: (key: string, file: Uint8Array | { path: string }) => {
        if (key.endsWith('.thumb')) return Promise.reject(new Error('the process fell'));
        const put = store.put(key, file);
        puts.push(put);
        return put;
      },
    });
    const decoder = new PictureDecoder();
    const uploads = await UploadFolder.open(support.env.UPLOAD_FOLDER);
    const vault = new Vault(falling, parseRing(testKeys.VAULT_KEYS));
    const files = new Files(falling, decoder, new MediaLinks(parseRing(testKeys.MEDIA_KEYS)), vault, uploads);
    const path = join(support.folder, 'sent');
    await writeFile(path, await aPicture());
    const kept = new KeepPicture(supportDesk, new Db(source), files).run('anon', 'picture', {
      field: 'file',
      path,
      name: 'a.png',
    });
    await expect(kept).rejects.toThrow('the process fell');
    await decoder.close();
    await uploads.close();
    expect(await support.database.exec('SELECT state, ticket_id FROM attachment')).toEqual([
      { state: 'pending', ticket_id: null },
    ]);
    await Promise.all(puts);
    expect(await objects()).toHaveLength(1);
    await support.database.exec('UPDATE attachment SET created_at = NOW(3) - INTERVAL 26 HOUR');
    expect(await janitor.clearUnclaimed()).toBe(1);
    expect([await ids(), await objects()]).toEqual([[], []]);
  });

  it('looks for lost objects once a day, whichever process comes first', async () => {
    await ahead();
    await support.database.exec('DELETE FROM attachment');
    await makeOld();
    await janitor.tidy();
    expect(await objects()).toEqual([]);
    await ahead();
    await support.database.exec('DELETE FROM attachment');
    await makeOld();
    await janitor.tidy();
    expect(await objects()).toHaveLength(2);
  });
});
