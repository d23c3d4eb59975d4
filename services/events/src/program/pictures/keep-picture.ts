import { Injectable } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  pictureAddress,
  pictureRules,
  type EventPictureView,
  type PictureQuery,
  type PictureUse,
} from '@hub/contracts/events';
import { count, Db } from '@hub/nest-kit/db';
import { FileRefused, type Picture, PictureDecoder } from '@hub/nest-kit/files';
import type { StaffCaller, Upload } from '@hub/nest-kit/http';
import { mustKeepEvent } from '../event.policy.ts';
import { pictureHeavy, pictureShape, tooManyPictures } from '../event.errors.ts';

const HOUR_S = 3600;
const PER_PERSON = 120;

/** An operator's own picture: re-encoded, so that nothing but pixels comes through, and kept under a name of its own. */
@Injectable()
export class KeepPicture {
  constructor(
    private readonly db: Db,
    private readonly decoder: PictureDecoder,
  ) {}

  async run({ who, rid, ip }: StaffCaller, query: PictureQuery, upload: Upload): Promise<EventPictureView> {
    const stands = query.for as PictureUse;
    // Before a byte of the file is read.
    mustKeepEvent(who, query.game_id);
    const { over, retryAfterS } = await count(this.db.source, {
      bucket: createHash('sha256').update(`event-picture ${who.id}`).digest(),
      windowS: HOUR_S,
      limit: PER_PERSON,
    });
    if (over) throw tooManyPictures(retryAfterS);
    const [file] = (await upload.read()).files;
    if (!file) throw new FileRefused('FILE_EMPTY');
    const { view, thumb } = await this.decoder.decode(file.path).catch((error: unknown) => {
      throw error instanceof FileRefused ? error.of(file.field, file.name) : error;
    });
    mustFit(stands, view);
    // Beside a reward it is small.
    const picture = stands === 'reward' ? thumb : view;
    mustBeLight(stands, picture);
    const id = randomBytes(16).toString('base64url');
    const { width, height, type, bytes } = picture;
    const row = { id, game_id: query.game_id, stands, type, width, height, made_by: who.name };
    const content = await readFile(picture.path);
    await this.db.runTx(async (tx) => {
      const names = [...Object.keys(row), 'content'];
      await tx.manager.query(`INSERT INTO event_picture (${names.join(', ')}) VALUES (?)`, [
        [...Object.values(row), content],
      ]);
      await tx.audit({
        actor_kind: 'staff',
        actor: who.login,
        action: 'event.picture',
        game_id: query.game_id,
        object: `event_picture:${id}`,
        detail: JSON.stringify({ for: stands, width, height, bytes, file_sha256: file.sha256 }),
        rid,
        address: ip,
      });
    });
    return { data: { id, for: stands, address: pictureAddress(id), width, height, bytes } };
  }
}

function mustFit(stands: PictureUse, { width, height }: Picture): void {
  const { across, ...least } = pictureRules[stands];
  const ratio = width / height;
  if (width >= least.width && height >= least.height && ratio >= across[0] && ratio <= across[1]) return;
  throw pictureShape({ width, height, least: `${least.width} × ${least.height}`, across: `${across[0]}–${across[1]}` });
}

function mustBeLight(stands: PictureUse, { bytes }: Picture): void {
  const most = pictureRules[stands].kb;
  if (bytes > most * 1024) throw pictureHeavy({ kb: Math.ceil(bytes / 1024), most });
}
