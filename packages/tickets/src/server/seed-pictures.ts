import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { taipeiMonth } from '@hub/contracts/shared';
import type { Desk } from '@hub/contracts/tickets';
import type { FileStore, PictureDecoder } from '@hub/nest-kit/files';
import type { DataSource } from 'typeorm';
import { Attachment } from './attachments/attachment.entity.ts';
import { storedKeys } from './attachments/files.ts';
import { decodeDrawn } from './decode-drawn.ts';
import { Reply } from './reply.entity.ts';
import { Ticket } from './ticket.entity.ts';

/** A picture of a case with a past. `message` 0 is the report, n its nth reply; `name` alone makes it the same again. */
export type SeedPicture = {
  ticketMac: Buffer;
  publicId: string;
  message: number;
  position: number;
  name: string;
  draw(): Promise<Buffer>;
};

type Parts = { desk: Desk; source: DataSource; store: FileStore; decoder: PictureDecoder };
type Place = { ticket_id: number; reply_id: number; owner: string; created_at: Date };

/** Draws and keeps the pictures that have no row or no object yet; returns how many that were. */
export async function seedPictures(parts: Parts, seeds: SeedPicture[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-seed-'));
  let kept = 0;
  try {
    for (const seed of seeds) if (await seedOne(parts, seed, folder)) kept += 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return kept;
}

async function seedOne({ desk, source, store, decoder }: Parts, seed: SeedPicture, folder: string): Promise<boolean> {
  const attachments = source.getRepository(Attachment);
  const known = await attachments.findOneBy({ public_id: seed.publicId });
  if (known && (await store.exists(storedKeys(known.file_key).thumb))) return false;
  const place = await placeOf(source, seed);
  if (!place) return false;
  const path = join(folder, seed.publicId);
  await writeFile(path, await seed.draw());
  const { view, thumb } = await decodeDrawn(decoder, path);
  const month = taipeiMonth(place.created_at);
  const file_key = known?.file_key ?? `${desk.media}/${month}/${randomBytes(16).toString('base64url')}`;
  const keys = storedKeys(file_key);
  await store.put(keys.view, view);
  await store.put(keys.thumb, thumb);
  if (known) return true;
  await attachments.insert({
    ...place,
    public_id: seed.publicId,
    kind: 'picture',
    state: 'ready',
    position: seed.position,
    file_key,
    name: seed.name,
    type: view.type,
    width: view.width,
    height: view.height,
    bytes: view.bytes,
    sha256: createHash('sha256')
      .update(await readFile(view.path))
      .digest(),
  });
  return true;
}

async function placeOf(source: DataSource, { ticketMac, message }: SeedPicture): Promise<Place | null> {
  const ticket = await source.getRepository(Ticket).findOneBy({ check_mac: ticketMac });
  if (!ticket) return null;
  const owner = ticket.partner_uid ? `${ticket.game_id}.${ticket.partner_uid}` : 'anon';
  if (message === 0) return { ticket_id: ticket.id, reply_id: 0, owner, created_at: ticket.created_at };
  const replies = await source.getRepository(Reply).find({ where: { ticket_id: ticket.id }, order: { id: 'ASC' } });
  const reply = replies[message - 1];
  return reply ? { ticket_id: ticket.id, reply_id: reply.id, owner, created_at: reply.created_at } : null;
}
