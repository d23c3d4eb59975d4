/** Keys that stand in manuals, documents and tests: whoever signs with one of them signs for everybody. */
const published: readonly RegExp[] = [
  /^Fs5cX1TGqYM2PpdbE14a9H83YQSQF5jn$/,
  /^1234567890/,
  /^t0pUpS1mulat0rKey/,
  /DEMO-?ONLY/i,
  /^(.)\1+$/,
];

export const isPublishedKey = (key: string): boolean => published.some((known) => known.test(key));
