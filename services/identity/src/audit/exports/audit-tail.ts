import type { Cell } from '@hub/nest-kit/exports';
import { taipeiIso, type Language } from '@hub/contracts/shared';
import type { DataSource } from 'typeorm';
import { wideLine } from './audit-columns.ts';
import { howToCheck, tailWords } from './audit-tail-words.ts';
import type { AuditExportFilter } from './audit-export.ts';

/** The head of a chain as far as it was copied, when the writing began. */
type Head = { service: string; seq: string; hash: Buffer; broken_seq: string | null };

export type AuditTail = {
  by: string;
  filter: AuditExportFilter;
  games: string[] | '*';
  heads: Head[];
  began: Date;
  language: Language;
};

export const chainHeads = (source: DataSource): Promise<Head[]> =>
  source.query('SELECT service, seq, hash, broken_seq FROM audit_source ORDER BY service');

export function auditTail({ by, filter, games, heads, began, language }: AuditTail, rows: number): Cell[][] {
  const say = tailWords(language);
  const asked = Object.entries(filter.asked).map(([name, value]) => `${name}=${String(value)}`);
  return [
    wideLine(say('summary'), say('rows', { rows })),
    wideLine(say('filter'), asked.length > 0 ? asked.join(say('and')) : say('all')),
    wideLine(say('game'), games === '*' ? say('everyGame') : games.join(say('and'))),
    wideLine(say('export'), say('by', { by, at: taipeiIso(began) })),
    wideLine(say('reason'), filter.reason),
    ...howToCheck(language).map((line) => wideLine(say('check'), line)),
    ...heads.map(({ service, seq, hash, broken_seq }) =>
      wideLine(
        say('head'),
        service,
        Number(seq),
        hash.toString('hex'),
        broken_seq === null ? '' : say('broken', { seq: broken_seq }),
      ),
    ),
  ];
}
