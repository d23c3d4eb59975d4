/** The number of a row that an address or a search names; NaN for what names none. */
export const numberOf = (id: string): number =>
  /^[1-9]\d{0,9}$/.test(id) && Number(id) <= 4_294_967_295 ? Number(id) : Number.NaN;
