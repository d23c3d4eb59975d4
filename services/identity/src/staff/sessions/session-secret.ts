import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** What a cookie or a CSRF header holds: 256 bits. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** What a session is kept under: the hash of what its cookie holds. */
export const sessionId = (session: string): Buffer => createHash('sha256').update(session).digest();

export const sessionRef = (id: Buffer): string => id.subarray(0, 8).toString('hex');
