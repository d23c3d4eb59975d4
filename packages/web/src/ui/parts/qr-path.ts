import { encode } from 'uqr';

/** `size`: modules along a side, the quiet zone included. */
export type QrPath = { size: number; path: string };

export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  return {
    size,
    path: data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join(''),
  };
}
