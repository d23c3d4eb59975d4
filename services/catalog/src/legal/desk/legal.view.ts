import type { LegalRow, LegalSectionId } from '@hub/contracts/catalog';
import { taipeiIso } from '@hub/contracts/shared';
import type { LegalVersion } from '../legal-version.entity.ts';

/** `live`: its time has come; `later`: that of another one has come since; `waiting`: a request about it is open. */
type Told = { live: boolean; later: boolean; waiting: boolean };

function standingOf({ state }: LegalVersion, { live, later }: Told): LegalRow['standing'] {
  if (state !== 'published') return state;
  if (!live) return 'coming';
  return later ? 'past' : 'current';
}

export const legalRow = (row: LegalVersion, told: Told): LegalRow => ({
  id: row.id,
  site: row.site,
  number: row.number,
  state: row.state,
  standing: standingOf(row, told),
  kind: row.kind,
  from: row.effective_at && taipeiIso(row.effective_at),
  summary: row.summary,
  sections: row.changed_sections.split(' ').filter(Boolean) as LegalSectionId[],
  reviewed:
    row.lawyer === null
      ? null
      : {
          lawyer: row.lawyer,
          note: row.review_note,
          by: row.reviewed_by ?? '',
          at: row.reviewed_at ? taipeiIso(row.reviewed_at) : '',
        },
  waiting: told.waiting,
  by: row.changed_by,
  at: taipeiIso(row.changed_at),
  revision: row.revision,
});
