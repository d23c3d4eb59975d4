/** Of names that are only compared: of areas, builds, phases. */
export const ascii = (length: number) =>
  ({ type: 'varchar', length, charset: 'ascii', collation: 'ascii_bin' }) as const;
