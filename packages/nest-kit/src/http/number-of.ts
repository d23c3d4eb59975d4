const LARGEST = 0xffff_ffff;

/** 0, which no row has, for what names none. */
export const numberOf = (text: string): number =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST ? Number(text) : 0;
