import { PictureDecoder } from '../../src/files/pictures/picture-decoder.ts';

/** A process that is killed while its decoder is at work. */
const [held = '', good = ''] = process.argv.slice(2);
const decoder = new PictureDecoder({ taskMs: 120_000 });
await decoder.decode(good);
void decoder.decode(held).catch(() => undefined);
process.stdout.write('at work\n');
