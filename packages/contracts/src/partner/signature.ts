export const signatureHeaders = {
  key: 'x-ps-key',
  /** Of the call; of a mail it is the mail's own id. */
  id: 'x-ps-id',
  timestamp: 'x-ps-timestamp',
  /** `v1,<base64>`; several with a space between while a key is being changed. */
  signature: 'x-ps-signature',
} as const;

/** In seconds. */
export const CLOCK_WINDOW_S = 300;

export const CALL_ID = /^[A-Za-z0-9_.-]{1,64}$/;

/** What is signed of a call. `path`: with its query, as it goes over the line. `bodyHash`: hex SHA-256 of the raw body. */
export type SignedParts = { id: string; timestamp: number; method: string; path: string; bodyHash: string };

/** The text under the signature (HMAC-SHA256). Method and path are in it because a look-up is a GET. */
export const signedText = ({ id, timestamp, method, path, bodyHash }: SignedParts): string =>
  `${id}.${timestamp}.${method}.${path}.${bodyHash}`;
