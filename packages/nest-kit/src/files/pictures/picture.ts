/** Belongs to whoever asked and lies beside its source. */
export type Picture = {
  path: string;
  type: 'image/jpeg' | 'image/png';
  bytes: number;
  width: number;
  height: number;
};
export type Pictures = { view: Picture; thumb: Picture };

export const PICTURE_TYPES = ['image/gif', 'image/jpeg', 'image/png'] as const;
export const PIXELS_MAX = 24_000_000;
export const VIEW_SIDE = 2048;
export const THUMB_SIDE = 320;
