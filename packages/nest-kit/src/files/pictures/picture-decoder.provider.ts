import type { Provider } from '@nestjs/common';
import { PictureDecoder } from './picture-decoder.ts';
import { faultOf, type Log } from '../../log/logger.ts';
import { LOG } from '../../app/tokens.ts';

/** `alarm`: what the log says where the decoder cannot run at all. */
export const pictureDecoder = (alarm: string): Provider => ({
  provide: PictureDecoder,
  inject: [LOG],
  useFactory: (log: Log) => new PictureDecoder({ alarm: (error) => log.error(faultOf(error), alarm) }),
});
