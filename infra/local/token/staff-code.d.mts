/** What an authenticator app shows for a base-32 secret, the step of 30 s it belongs to, and the seconds it has left. */
export function staffCode(secret: string, nowMs?: number): { code: string; step: number; leftS: number };
