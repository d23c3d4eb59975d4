import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const COMPRESSIBLE = /\.(?:js|css|json|svg|html|txt)$/;

/** `.br` (quality 11) and `.gz`, where a file gains. Answers the bytes on the wire with brotli. */
export async function compress(file: string): Promise<number> {
  const raw = await readFile(file);
  if (!COMPRESSIBLE.test(file)) return raw.length;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
  const [br, gz] = await Promise.all([toBrotli(raw, { params }), toGzip(raw, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return br.length;
}
