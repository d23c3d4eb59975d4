/** `whole`: only the small picture is wanted. Sides in pixels. */
export type ShrinkOrder = { file: Blob; side: number; thumbSide: number; quality: number; whole: boolean };
/** JPEGs, upright, without anything that was written into the file beside the picture. */
export type Shrunk = { thumb: Blob; picture?: Blob };
