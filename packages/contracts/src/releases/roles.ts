/** Who sees at the desk what is released, besides owners; and who may stop a trial or go back, at all games. */
export const releaseReaders = ['product_admin', 'auditor'] as const;
export const releaseMovers = ['product_admin'] as const;
