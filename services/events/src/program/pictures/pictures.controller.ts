import { Controller, Headers, Param, Query, Res } from '@nestjs/common';
import { eventPictureCalls, PICTURE_ID, pictureQuery, type PictureQuery } from '@hub/contracts/events';
import { Db } from '@hub/nest-kit/db';
import {
  AppError,
  Call,
  CurrentStaff,
  CurrentUpload,
  TakesFiles,
  yup,
  type StaffCaller,
  type Upload,
} from '@hub/nest-kit/http';
import type { FastifyReply } from 'fastify';
import { KeepPicture } from './keep-picture.ts';

const FILE_BYTES = 8 * 1024 * 1024;

@Controller()
export class EventPicturesController {
  constructor(private readonly keep: KeepPicture) {}

  @Call(eventPictureCalls.uploadPicture)
  @TakesFiles({ files: ['file'], fileBytes: FILE_BYTES, fields: 2, fieldBytes: 1000 })
  upload(
    @CurrentStaff() caller: StaffCaller,
    @Query(yup(pictureQuery)) query: PictureQuery,
    @CurrentUpload() upload: Upload,
  ) {
    return this.keep.run(caller, query, upload);
  }
}

/** The same for everybody: public, and for ever the same under its address. */
@Controller()
export class EventMediaController {
  constructor(private readonly db: Db) {}

  @Call(eventPictureCalls.showPicture)
  async show(
    @Param('picture') id: string,
    @Headers('if-none-match') seen: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [row] = PICTURE_ID.test(id)
      ? await this.db.source.query<{ type: string; content: Buffer }[]>(
          'SELECT type, content FROM event_picture WHERE id = ?',
          [id],
        )
      : [];
    if (!row) throw new AppError(404, { msg: { code: 'NOT_FOUND' } });
    const etag = `"${id}"`;
    void reply.headers({
      'content-type': row.type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
    });
    await (seen === etag ? reply.status(304).send() : reply.send(row.content));
  }
}
