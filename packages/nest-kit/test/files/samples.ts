import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';

/** What no re-encoded picture may contain. */
export const PAYLOAD = '<script>alert("PAYLOAD-7f3a")</script>';
const payload = Buffer.from(PAYLOAD);

const PNG_MAGIC = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const box = Buffer.alloc(8);
  box.writeUInt32BE(body.length, 0);
  box.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([box.subarray(0, 4), named, box.subarray(4)]);
}

function ihdr(width: number, height: number, depth: number, colour: number, interlaced = 0): Buffer {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  body.set([depth, colour, 0, 0, interlaced], 8);
  return chunk('IHDR', body);
}

const png = (...chunks: Buffer[]) => Buffer.concat([PNG_MAGIC, ...chunks, chunk('IEND', Buffer.alloc(0))]);

/** A PNG of one bit a pixel: a few kilobytes for any size. */
export function oneBitPng(width: number, height: number, claimedHeight = height): Buffer {
  const row = Math.ceil(width / 8) + 1;
  return png(ihdr(width, claimedHeight, 1, 0), chunk('IDAT', deflateSync(Buffer.alloc(row * height))));
}

/** Puts chunks before the first IDAT of a PNG. */
async function withChunks(...extra: Buffer[]): Promise<Buffer> {
  const made = await plain().png().toBuffer();
  const at = made.indexOf('IDAT') - 4;
  return Buffer.concat([made.subarray(0, at), ...extra, made.subarray(at)]);
}

export function plain(width = 64, height = 48, channels: 3 | 4 = 3, alpha = 1) {
  const background = { r: 200, g: 120, b: 40, alpha };
  return sharp({ create: { width, height, channels, background } });
}

export const photo = (width: number, height: number, sigma = 12) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma } },
  }).blur(1.2);

/** Uncompressed LZW: the codes are cleared before they grow. */
function gifFrame(width: number, height: number): Buffer {
  const bits: number[] = [];
  const put = (code: number) => {
    for (let i = 0; i < 3; i += 1) bits.push((code >> i) & 1);
  };
  for (let i = 0; i < width * height; i += 1) {
    if (i % 2 === 0) put(4);
    put(i % 3);
  }
  put(5);
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8));
  bits.forEach((bit, i) => (bytes[i >> 3] = (bytes[i >> 3] ?? 0) | (bit << (i & 7))));
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const part = bytes.subarray(at, at + 255);
    blocks.push(Buffer.from([part.length]), part);
  }
  const place = Buffer.alloc(10);
  place[0] = 0x2c;
  place.writeUInt16LE(width, 5);
  place.writeUInt16LE(height, 7);
  return Buffer.concat([place, Buffer.from([2]), ...blocks, Buffer.from([0])]);
}

const gifComment = (text: Buffer) => Buffer.concat([Buffer.from([0x21, 0xfe, text.length]), text, Buffer.from([0])]);

export function gif(width: number, height: number, frames = 1, extra = Buffer.alloc(0), screen = [width, height]) {
  const head = Buffer.from('GIF89a\0\0\0\0\x91\0\0', 'latin1');
  head.writeUInt16LE(screen[0] ?? 0, 6);
  head.writeUInt16LE(screen[1] ?? 0, 8);
  const colours = Buffer.from('000000ff000000ff000000ff', 'hex');
  const frame = gifFrame(width, height);
  return Buffer.concat([head, colours, extra, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}

function animatedPng(made: Buffer): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2, 0);
  const at = made.indexOf('IDAT') - 4;
  return Buffer.concat([made.subarray(0, at), chunk('acTL', control), made.subarray(at)]);
}

/** Claims other sides in the frame header of a baseline JPEG. */
function claimJpeg(made: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(made);
  const at = claimed.indexOf(Buffer.from([0xff, 0xc0]));
  claimed.writeUInt16BE(height, at + 5);
  claimed.writeUInt16BE(width, at + 7);
  return claimed;
}

/** Claims other sides for the screen and for the first frame of a GIF. */
function claimGif(made: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(made);
  for (const at of [6, claimed.indexOf(',') + 5]) {
    claimed.writeUInt16LE(width, at);
    claimed.writeUInt16LE(height, at + 2);
  }
  return claimed;
}

/** Puts a segment behind the first two bytes of a JPEG. */
function withSegment(made: Buffer, marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([made.subarray(0, 2), head, body, made.subarray(2)]);
}

const half = (made: Buffer) => made.subarray(0, Math.floor(made.length / 2));
const bytes = (text: string) => Buffer.from(text, 'latin1');
const zip = Buffer.concat([bytes('PK\x03\x04'), Buffer.alloc(26), payload, bytes('PK\x05\x06'), Buffer.alloc(18)]);
const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${PAYLOAD}</svg>`);

export type Sample = () => Buffer | Promise<Buffer>;

/** Each is refused, with this code. */
export const refused: Record<string, [string, Sample]> = {
  'nothing at all': ['FILE_EMPTY', () => Buffer.alloc(0)],
  'one byte': ['FILE_TYPE', () => bytes('G')],
  'an SVG': ['FILE_TYPE', () => svg],
  'an SVG with an XML head': ['FILE_TYPE', () => Buffer.concat([bytes('<?xml version="1.0"?>\n'), svg])],
  'a page': ['FILE_TYPE', () => Buffer.from(`<!doctype html><html>${PAYLOAD}</html>`)],
  'a PDF': ['FILE_TYPE', () => bytes('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')],
  'an archive': ['FILE_TYPE', () => zip],
  'a TIFF': ['FILE_TYPE', () => plain().tiff().toBuffer()],
  'a WebP': ['FILE_TYPE', () => plain().webp().toBuffer()],
  'an AVIF': ['FILE_TYPE', () => plain().avif({ effort: 0 }).toBuffer()],
  'a bitmap': ['FILE_TYPE', () => Buffer.concat([bytes('BM'), Buffer.alloc(200)])],
  'a JPEG 2000': ['FILE_TYPE', () => Buffer.from('0000000c6a5020200d0a870a00000014667479706a703220', 'hex')],
  'a page behind a GIF head': ['FILE_BROKEN', () => Buffer.from(`GIF89a/*${PAYLOAD}*/=1;`)],
  'a page behind a JPEG head': ['FILE_BROKEN', () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), payload])],
  'a page behind a PNG head': ['FILE_TYPE', () => Buffer.concat([PNG_MAGIC, payload])],
  'an SVG behind a PNG head': ['FILE_BROKEN', () => Buffer.concat([PNG_MAGIC, ihdr(9, 9, 8, 2), svg])],
  'a PNG of 30,000 by 30,000': ['FILE_PIXELS', () => oneBitPng(30_000, 1, 30_000)],
  'a PNG of 24.1 million pixels': ['FILE_PIXELS', () => oneBitPng(6000, 4017)],
  'a JPEG of 24.1 million pixels': ['FILE_PIXELS', () => plain(6000, 4017).jpeg({ quality: 1 }).toBuffer()],
  'a GIF of 24.1 million pixels': ['FILE_PIXELS', () => claimGif(gif(1, 1), 6000, 4017)],
  'a PNG of no width': ['FILE_BROKEN', () => oneBitPng(0, 4)],
  'half a JPEG': ['FILE_BROKEN', async () => half(await photo(300, 200).jpeg().toBuffer())],
  'half a progressive JPEG': [
    'FILE_BROKEN',
    async () => half(await photo(300, 200).jpeg({ progressive: true }).toBuffer()),
  ],
  'half a PNG': ['FILE_BROKEN', async () => half(await photo(300, 200).png().toBuffer())],
  'half a GIF': ['FILE_BROKEN', () => half(gif(300, 200))],
  'a GIF without a picture': ['FILE_BROKEN', () => gif(4, 4, 0)],
  'a PNG without its end': ['FILE_BROKEN', () => oneBitPng(64, 64).subarray(0, 50)],
  'a PNG that claims more rows than it has': ['FILE_BROKEN', () => oneBitPng(64, 10, 4000)],
  'a JPEG that claims more rows than it has': [
    'FILE_BROKEN',
    async () => claimJpeg(await photo(300, 200).jpeg().toBuffer(), 300, 4000),
  ],
  'a JPEG that claims another width': [
    'FILE_BROKEN',
    async () => claimJpeg(await photo(300, 200).jpeg().toBuffer(), 3000, 200),
  ],
  'a PNG with a wrong check sum': [
    'FILE_BROKEN',
    () => {
      const made = oneBitPng(64, 64);
      const at = made.indexOf('IDAT') + 6;
      made[at] = (made[at] ?? 0) ^ 0xff;
      return made;
    },
  ],
};

const gps = { IFD3: { GPSLatitude: '25/1 2/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Copyright: PAYLOAD } };

/** Each is taken: as what, and how large the view is. */
export const taken: Record<string, [type: string, width: number, height: number, Sample]> = {
  'a GIF of one pixel': ['image/png', 1, 1, () => gif(1, 1)],
  'a PNG of one pixel': ['image/jpeg', 1, 1, () => plain(1, 1).png().toBuffer()],
  'a JPEG of one pixel': ['image/jpeg', 1, 1, () => plain(1, 1).jpeg().toBuffer()],
  'a line of 20,000 by 1': ['image/jpeg', 2048, 1, () => plain(20_000, 1).png().toBuffer()],
  'a GIF that is a script': ['image/png', 40, 30, () => gif(40, 30, 1, gifComment(Buffer.from(`*/${PAYLOAD}/*`)))],
  'a GIF with a page behind it': ['image/png', 40, 30, () => Buffer.concat([gif(40, 30), payload])],
  'a JPEG that is an archive': [
    'image/jpeg',
    64,
    48,
    async () => Buffer.concat([await plain().jpeg().toBuffer(), zip]),
  ],
  'a JPEG with a comment': [
    'image/jpeg',
    64,
    48,
    async () => withSegment(await plain().jpeg().toBuffer(), 0xfe, payload),
  ],
  'a PNG with a page behind it': [
    'image/jpeg',
    64,
    48,
    async () => Buffer.concat([await plain().png().toBuffer(), payload]),
  ],
  'a PNG with words in it': [
    'image/jpeg',
    64,
    48,
    () => withChunks(chunk('tEXt', Buffer.concat([bytes('Title\0'), payload])), chunk('prVt', payload)),
  ],
  'a PNG with 64 MB of packed words': [
    'image/jpeg',
    64,
    48,
    () => withChunks(chunk('zTXt', Buffer.concat([bytes('Title\0\0'), deflateSync(Buffer.alloc(64_000_000, 65))]))),
  ],
  'a GIF of 5,000 frames': ['image/png', 40, 30, () => gif(40, 30, 5000)],
  'a small GIF on a screen of 30,000 by 30,000': [
    'image/png',
    1,
    1,
    () => gif(1, 1, 1, Buffer.alloc(0), [30_000, 30_000]),
  ],
  'a GIF whose frame is larger than its screen': ['image/png', 40, 30, () => gif(40, 30, 1, Buffer.alloc(0), [20, 20])],
  'an animated PNG': ['image/jpeg', 64, 48, async () => animatedPng(await plain().png().toBuffer())],
  'a JPEG for print': ['image/jpeg', 64, 48, () => plain().toColourspace('cmyk').jpeg().toBuffer()],
  'a PNG of 16 bits': ['image/jpeg', 64, 48, () => plain().toColourspace('rgb16').png().toBuffer()],
  'a PNG of 16 bits with holes': [
    'image/png',
    64,
    48,
    () => plain(64, 48, 4, 0.5).toColourspace('rgb16').png().toBuffer(),
  ],
  'a grey PNG': ['image/jpeg', 64, 48, () => plain().greyscale().png().toBuffer()],
  'a PNG of one bit': ['image/jpeg', 64, 48, () => oneBitPng(64, 48)],
  'a PNG with a palette and holes': [
    'image/png',
    64,
    48,
    () => plain(64, 48, 4, 0.5).png({ palette: true }).toBuffer(),
  ],
  'a PNG with an alpha channel and no holes': ['image/jpeg', 64, 48, () => plain(64, 48, 4).png().toBuffer()],
  'a JPEG that says where it was taken': [
    'image/jpeg',
    48,
    64,
    () => plain().withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  ],
  'a JPEG with another colour profile': ['image/jpeg', 64, 48, () => plain().withIccProfile('p3').jpeg().toBuffer()],
  'a JPEG whose frame begins far behind': [
    'image/jpeg',
    64,
    48,
    async () => {
      const far = Buffer.alloc(65_000, 1);
      return withSegment(withSegment(await plain().jpeg().toBuffer(), 0xec, far), 0xec, far);
    },
  ],
  'a progressive JPEG at the limit': [
    'image/jpeg',
    2048,
    1365,
    () => photo(600, 400).resize(6000, 4000, { kernel: 'nearest' }).jpeg({ quality: 40, progressive: true }).toBuffer(),
  ],
  'an interlaced PNG at the limit': [
    'image/jpeg',
    2048,
    1365,
    () => plain(6000, 4000).png({ progressive: true, compressionLevel: 1 }).toBuffer(),
  ],
};
