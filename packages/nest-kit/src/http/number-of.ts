const LARGEST = 0xffff_ffff;

/** The number of a row that an address or a search names; 0, which no row has, for what names none. */
export const numberOf = (text: string): number =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST ? Number(text) : 0;
