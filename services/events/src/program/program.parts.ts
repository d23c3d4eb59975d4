import type { Provider } from '@nestjs/common';
import type { Db } from '@hub/nest-kit/db';
import type { PictureDecoder } from '@hub/nest-kit/files';
import type { CodeKeys } from '../code-keys.ts';
import type { GameRoles } from '../redeem/desk/known-role.ts';
import { EventDeeds } from './event-deeds.ts';
import { EventFigures } from './event-figures.ts';
import { EventsController } from './events.controller.ts';
import { EventMediaController, EventPicturesController } from './pictures/pictures.controller.ts';
import { KeepPicture } from './pictures/keep-picture.ts';
import { FindEvents } from './find-events.ts';
import { KeepEvent } from './keep-event.ts';
import { PublishEvent } from './publish-event.ts';
import { TestRedeem } from './test-redeem.ts';

/** `publicUrl`: where players open the site, without a slash at its end. */
export type ProgramParts = { db: Db; keys: CodeKeys; publicUrl: string; roles: GameRoles; decoder: PictureDecoder };

export const programControllers = [EventPicturesController, EventMediaController, EventsController];

export function programProviders({ db, keys, publicUrl, roles, decoder }: ProgramParts): Provider[] {
  const find = new FindEvents(db, publicUrl);
  return [
    { provide: FindEvents, useValue: find },
    { provide: KeepEvent, useValue: new KeepEvent(db, find) },
    { provide: KeepPicture, useValue: new KeepPicture(db, decoder) },
    { provide: PublishEvent, useValue: new PublishEvent(db, find) },
    { provide: EventDeeds, useValue: new EventDeeds(db, find, publicUrl) },
    { provide: TestRedeem, useValue: new TestRedeem(db, keys, find, roles) },
    { provide: EventFigures, useValue: new EventFigures(db, find) },
  ];
}
