import { legalSections, type LegalChangeKind, type LegalSectionId } from '@hub/contracts/catalog';
import type { Translations } from '@hub/contracts/shared';
import { ABSENT } from '@hub/nest-kit/moves';
import type { EntityManager } from 'typeorm';
import { LegalSection } from './legal-section.entity.ts';
import { LegalVersion } from './legal-version.entity.ts';
import { legalMoves } from './legal.moves.ts';

export type LegalTexts = Pick<LegalSection, 'section' | 'title' | 'content' | 'translations'>;

/** In the order of the page. */
export async function textsOfVersion(manager: EntityManager, version: number): Promise<LegalSection[]> {
  const rows = await manager.findBy(LegalSection, { version_id: version });
  return rows.toSorted((a, b) => legalSections.indexOf(a.section) - legalSections.indexOf(b.section));
}

export const lockLegal = (manager: EntityManager, id: number): Promise<LegalVersion | null> =>
  manager.findOne(LegalVersion, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** The published one that a version follows: of its site, the last to take effect before it; null for the first. */
export function versionBefore(
  manager: EntityManager,
  { site, id, effective_at }: Pick<LegalVersion, 'site' | 'id' | 'effective_at'>,
): Promise<LegalVersion | null> {
  const asked = manager
    .createQueryBuilder(LegalVersion, 'v')
    .where(`v.site = :site AND v.id <> :id AND v.state = 'published'`, { site, id })
    .orderBy({ 'v.effective_at': 'DESC', 'v.number': 'DESC' });
  if (effective_at) asked.andWhere('v.effective_at < :effective_at', { effective_at });
  return asked.getOne();
}

const sameTexts = (one: LegalTexts, other: LegalTexts | undefined): boolean =>
  other !== undefined &&
  one.title === other.title &&
  one.content === other.content &&
  JSON.stringify(one.translations) === JSON.stringify(other.translations);

export function changedSections(now: readonly LegalTexts[], before: readonly LegalTexts[]): LegalSectionId[] {
  const of = (id: LegalSectionId) => before.find(({ section }) => section === id);
  return now.filter((one) => !sameTexts(one, of(one.section))).map(({ section }) => section);
}

export async function insertDraft(
  manager: EntityManager,
  site: string,
  texts: readonly LegalTexts[],
  by: string,
): Promise<number> {
  const state = legalMoves.after('draft', ABSENT);
  const { insertId } = await manager.query<{ insertId: number }>(
    `INSERT INTO legal_version (site, number, state, draft_of, kind, changed_by)
      SELECT ?, COALESCE(MAX(number), 0) + 1, ?, ?, 'contract', ? FROM legal_version WHERE site = ?`,
    [site, state, site, by, site],
  );
  await putTexts(manager, insertId, texts);
  return insertId;
}

type Details = { kind: LegalChangeKind; effective_at: Date | null; summary: string; translations: Translations | null };
const saved = (row: LegalVersion, by: string) => ({
  revision: row.revision + 1,
  changed_by: by,
  changed_at: () => 'NOW(3)',
});

export async function saveDetails(
  manager: EntityManager,
  row: LegalVersion,
  details: Details,
  by: string,
): Promise<void> {
  legalMoves.demand('change', 'editor', row.state, 'draft');
  await manager.update(LegalVersion, row.id, { ...details, ...saved(row, by) });
}

/** Another text is one that no lawyer has confirmed. */
export async function saveText(manager: EntityManager, row: LegalVersion, text: LegalTexts, by: string): Promise<void> {
  legalMoves.demand('change', 'editor', row.state, 'draft');
  const old = await textsOfVersion(manager, row.id);
  const changed = changedSections([text], old).length > 0;
  await putTexts(manager, row.id, [text]);
  const before = await versionBefore(manager, { ...row, effective_at: null });
  const earlier = before ? await textsOfVersion(manager, before.id) : [];
  const now = await textsOfVersion(manager, row.id);
  await manager.update(LegalVersion, row.id, {
    ...saved(row, by),
    changed_sections: changedSections(now, earlier).join(' '),
    ...(changed && { lawyer: null, review_note: '', reviewed_by: null, reviewed_at: null }),
  });
}

export async function removeDraft(manager: EntityManager, row: LegalVersion): Promise<void> {
  legalMoves.demand('discard', 'editor', row.state, ABSENT);
  await manager.delete(LegalSection, { version_id: row.id });
  await manager.delete(LegalVersion, { id: row.id });
}

/** A section that reads as in the version before keeps the day from which it has. */
export async function publishDraft(manager: EntityManager, row: LegalVersion): Promise<void> {
  const state = legalMoves.after('publish', row.state) as LegalVersion['state'];
  legalMoves.demand('publish', 'pair', row.state, state);
  const before = await versionBefore(manager, row);
  const earlier = before ? await textsOfVersion(manager, before.id) : [];
  const texts = await textsOfVersion(manager, row.id);
  const changed = changedSections(texts, earlier);
  for (const { section } of texts) {
    const since = earlier.find((one) => one.section === section)?.since ?? row.effective_at;
    await manager.update(
      LegalSection,
      { version_id: row.id, section },
      { since: changed.includes(section) ? row.effective_at : since },
    );
  }
  await manager.update(LegalVersion, row.id, {
    state,
    draft_of: null,
    changed_sections: changed.join(' '),
    revision: row.revision + 1,
  });
}

export async function withdrawPublished(manager: EntityManager, row: LegalVersion): Promise<void> {
  const state = legalMoves.after('withdraw', row.state) as LegalVersion['state'];
  legalMoves.demand('withdraw', 'pair', row.state, state);
  await manager.update(LegalVersion, row.id, { state, revision: row.revision + 1 });
}

async function putTexts(manager: EntityManager, version: number, texts: readonly LegalTexts[]): Promise<void> {
  for (const { section, title, content, translations } of texts)
    await manager.upsert(LegalSection, { version_id: version, section, title, content, translations }, [
      'version_id',
      'section',
    ]);
}
