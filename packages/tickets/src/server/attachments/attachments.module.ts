import type { Desk } from '@hub/contracts/tickets';
import { round, type FeatureModule } from '@hub/nest-kit/app';
import { FileStore } from '@hub/nest-kit/files';
import { DataSource } from 'typeorm';
import { AttachmentJanitor } from './attachment-janitor.ts';
import { KeepPicture } from './keep-picture.ts';
import { mediaController, staffMediaController } from './media.controller.ts';
import { ReadMedia } from './read-media.ts';
import { ShowPictures } from './show-pictures.ts';
import { staffAttachmentsController } from './staff-attachments.controller.ts';
import { TakeAttachments } from './take-attachments.ts';
import { UploadForAnswer } from './upload-for-answer.ts';

class AttachmentsModule {}

export const attachments = (desk: Desk, base: FeatureModule): FeatureModule => ({
  feature: AttachmentsModule,
  imports: [base],
  http: () => ({
    controllers: [mediaController(desk), staffMediaController(desk), staffAttachmentsController(desk)],
    providers: [KeepPicture, TakeAttachments, ShowPictures, ReadMedia, UploadForAnswer],
  }),
  worker: [
    {
      provide: AttachmentJanitor,
      inject: [DataSource, FileStore],
      useFactory: (source: DataSource, store: FileStore) => new AttachmentJanitor({ desk, source, store }),
    },
    round('attachments', 'TIDY_MS', [AttachmentJanitor], (janitor: AttachmentJanitor) => () => janitor.tidy()),
  ],
  exports: [KeepPicture, TakeAttachments, ShowPictures],
});
