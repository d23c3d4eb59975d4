import { Feature } from '@hub/nest-kit/app';
import { pictureDecoder } from '@hub/nest-kit/files';
import { KeepPicture } from './keep-picture.ts';
import { EventMediaController, EventPicturesController } from './pictures.controller.ts';

@Feature({
  controllers: [EventPicturesController, EventMediaController],
  http: [pictureDecoder('no picture can be decoded on this machine'), KeepPicture],
})
export class EventPicturesModule {}
