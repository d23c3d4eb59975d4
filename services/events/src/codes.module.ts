import { CONFIG, Feature, LOG } from '@hub/nest-kit/app';
import type { Log } from '@hub/nest-kit/log';
import { CodeKeys } from './code-keys.ts';

type Settings = { SERIAL_KEY: string; SERIAL_KEYS: string };

@Feature({
  providers: [
    {
      provide: CodeKeys,
      inject: [CONFIG, LOG],
      useFactory: (config: Settings, log: Log) => CodeKeys.from(config, log),
    },
  ],
  exports: [CodeKeys],
})
export class CodesModule {}
