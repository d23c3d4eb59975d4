import sharp from 'sharp';
import { IDENTITY_HEADER, sealIdentity } from '@hub/nest-kit/identity';
import { testRings, unique } from '@hub/nest-kit/testing';
import type { Principal } from '@hub/contracts/shared';

type Shape = { width?: number; height?: number; format?: 'png' | 'jpeg' | 'gif' };

/** A small picture unlike any other of this run. */
export async function aPicture({ width = 60, height = 40, format = 'png' }: Shape = {}): Promise<Buffer> {
  const n = unique();
  const background = { r: n % 256, g: (n >> 8) % 256, b: (n >> 16) % 256 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** A picture of exactly so many bytes: what stands behind its end is thrown away by whoever re-encodes it. */
export async function aPictureOf(bytes: number): Promise<Buffer> {
  const picture = await aPicture({ format: 'jpeg' });
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
}

export type FormFile = { bytes: Buffer; name?: string; type?: string };

/** A form of texts and files. */
export function aForm(fields: Record<string, string>, files: Record<string, FormFile> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [field, { bytes, name = `${field}.png`, type = 'image/png' }] of Object.entries(files)) {
    form.set(field, new Blob([new Uint8Array(bytes)], { type }), name);
  }
  return form;
}

/** A picture, asked for by somebody: an `<img>` of a visitor's page has nobody to name. */
export async function getMedia(base: string, path: string, who: Principal = { kind: 'anon' }) {
  const identity = sealIdentity(testRings.support!, 'support', { who, rid: 'r', ip: '10.0.0.1' });
  const response = await fetch(base + path, { headers: { [IDENTITY_HEADER]: identity } });
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}
