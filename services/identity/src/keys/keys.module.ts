import type { Provider } from '@nestjs/common';
import { CONFIG, Feature } from '@hub/nest-kit/app';
import { parseRing, parseRings } from '@hub/nest-kit/keys';
import { KeyBox } from './key-box.ts';

export const TOKEN_RINGS = Symbol('token rings');
export const KEY_RING = Symbol('key ring');

type Settings = { KEK_KEYS: string; TOKEN_KEYS: string };

export const keyBox: Provider = {
  provide: KeyBox,
  inject: [CONFIG],
  useFactory: ({ KEK_KEYS }: Settings) => new KeyBox(parseRing(KEK_KEYS)),
};

@Feature({
  http: [
    { provide: KEY_RING, inject: [CONFIG], useFactory: ({ KEK_KEYS }: Settings) => parseRing(KEK_KEYS) },
    keyBox,
    { provide: TOKEN_RINGS, inject: [CONFIG], useFactory: ({ TOKEN_KEYS }: Settings) => parseRings(TOKEN_KEYS) },
  ],
  exports: [KEY_RING, KeyBox, TOKEN_RINGS],
})
export class KeysModule {}
