import type { Provider } from '@nestjs/common';
import { CONFIG } from '@hub/nest-kit/app';
import { parseKey } from '@hub/nest-kit/keys';
import { KeyBox } from '../keys/key-box.ts';
import { MemberSecrets } from './member-secrets.ts';

export const memberSecrets: Provider = {
  provide: MemberSecrets,
  inject: [CONFIG, KeyBox],
  useFactory: ({ CHECK_KEY }: { CHECK_KEY: string }, box: KeyBox) => new MemberSecrets(parseKey(CHECK_KEY), box),
};
