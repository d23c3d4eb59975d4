import type sharp from 'sharp';

/** Otherwise it would draw an SVG, or hand a TIFF or a HEIF to parsers that no player needs. */
export function openThreeLoaders(library: Pick<typeof sharp, 'block' | 'unblock'>): void {
  library.block({ operation: ['VipsForeignLoad'] });
  library.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif'] });
}
