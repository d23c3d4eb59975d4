import { Controller, Param, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { pictureCalls, type Desk } from '@hub/contracts/tickets';
import { Call, CurrentCaller, CurrentStaff, type Caller, type StaffCaller } from '@hub/nest-kit/http';
import { senderOf } from '../hand-over/hand-over-sender.ts';
import { viewerOf } from './attachment.policy.ts';
import { pictureHeaders } from './picture-headers.ts';
import { ReadMedia, type MediaAsker } from './read-media.ts';

/** Their own browser may keep it for a little while, for whoever asks with the same token. */
const forPlayers = { 'cache-control': 'private, max-age=300', vary: 'x-auth-token' };
const forStaff = { 'cache-control': 'no-store' };

type Place = { year: string; month: string; file: string };
type Asked = { place: Place; variant: string | undefined; asker: MediaAsker };

/** RFC 8187: everything but letters and digits as percent signs. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

async function picture(readMedia: ReadMedia, { place, variant, asker }: Asked): Promise<StreamableFile> {
  const media = await readMedia.run({ ...place, variant: variant ?? 'view' }, asker);
  const disposition = `inline; filename*=UTF-8''${encoded(media.name)}`;
  return new StreamableFile(media.stream, { type: media.type, length: media.bytes, disposition });
}

export function mediaController(desk: Desk) {
  @Controller()
  class MediaController {
    constructor(private readonly readMedia: ReadMedia) {}

    @Call(pictureCalls(desk).getPicture)
    async picture(
      @CurrentCaller() caller: Caller,
      @Param() place: Place,
      @Query('v') variant: string | undefined,
      @Query('sig') sig: unknown,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<StreamableFile> {
      const viewer = viewerOf(senderOf(desk, caller).caller.who);
      const file = await picture(this.readMedia, { place, variant, asker: { viewer, sig } });
      void reply.headers({ ...pictureHeaders, ...forPlayers });
      return file;
    }
  }
  return MediaController;
}

export function staffMediaController(desk: Desk) {
  @Controller()
  class StaffMediaController {
    constructor(private readonly readMedia: ReadMedia) {}

    @Call(pictureCalls(desk).getStaffPicture)
    async picture(
      @CurrentStaff() { who }: StaffCaller,
      @Param() place: Place,
      @Query('v') variant: string | undefined,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<StreamableFile> {
      const file = await picture(this.readMedia, { place, variant, asker: { viewer: viewerOf(who) } });
      void reply.headers({ ...pictureHeaders, ...forStaff });
      return file;
    }
  }
  return StaffMediaController;
}
