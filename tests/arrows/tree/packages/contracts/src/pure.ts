import { readFileSync } from 'node:fs';
export const pure = readFileSync;
