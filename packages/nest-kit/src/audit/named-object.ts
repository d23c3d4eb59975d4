import { createHash } from 'node:crypto';
import type { AuditEntry } from './audit.ts';

const PLAIN = /^[\x21-\x7e]{1,64}$/;

/** A name that the column has no room for stands there as its hash, and whole in the detail under `key`. */
export function namedObject(
  kind: string,
  name: string,
  detail: object = {},
  key: string = kind,
): Pick<AuditEntry, 'object' | 'detail'> {
  const object = `${kind}:${name}`;
  if (PLAIN.test(object)) return { object, detail: JSON.stringify(detail) };
  const hash = createHash('sha256').update(name).digest('base64url');
  return { object: `${kind}:${hash}`, detail: JSON.stringify({ [key]: name, ...detail }) };
}
