import { thing } from '../../mfe-vip/src/thing.ts';
export const page = thing;
