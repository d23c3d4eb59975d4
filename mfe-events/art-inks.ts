import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = readFileSync(join(import.meta.dirname, 'src', 'art', 'event-art.module.css'), 'utf8');
const INK = /^\.(\w+) \{\s*--p1: (#[0-9a-f]{6});/gm;

/** The first ink of each drawing, as its style sheet has it: `lantern` is `#35101f`. */
export const artInks: Record<string, string> = Object.fromEntries(
  [...sheet.matchAll(INK)].map(([, art = '', ink = '']) => [art, ink]),
);
