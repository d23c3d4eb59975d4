import { db } from '../../nest-kit/src/db.ts';
export const store = db;
