import { legalNoticeDays } from '@hub/contracts/catalog';
import { otherLanguages, taipeiMinute } from '@hub/contracts/shared';
import type { EntityManager } from 'typeorm';
import type { LegalVersion } from '../legal-version.entity.ts';
import { legalConflict, legalNotDraft, legalRefused } from '../legal.errors.ts';
import { changedSections, textsOfVersion, versionBefore, type LegalTexts } from '../write-legal.ts';

const DAY_MS = 86_400_000;

/**
 * Asked when publication is requested and again when it is approved: by then the days of notice may be too few.
 * The first version of a site follows none, so nobody has to be told ahead. Throws 409 with what is missing.
 */
export async function demandPublishable(manager: EntityManager, row: LegalVersion): Promise<void> {
  if (row.state !== 'draft') throw legalNotDraft();
  if (!row.effective_at) throw legalRefused('LEGAL_FROM_NEEDED');
  const texts = await textsOfVersion(manager, row.id);
  const unwritten = texts.find((text) => !inEveryLanguage(text));
  if (unwritten) throw legalRefused('LEGAL_LANGUAGES', { section: unwritten.title });
  const before = await versionBefore(manager, { ...row, effective_at: null });
  if (!before) return;
  await demandNotice(manager, row, row.effective_at, before.effective_at!);
  const told = otherLanguages.every((language) => row.translations?.[language]?.summary);
  if (!row.summary || !told) throw legalRefused('LEGAL_SUMMARY_NEEDED');
  const earlier = await textsOfVersion(manager, before.id);
  if (changedSections(texts, earlier).length === 0) throw legalRefused('LEGAL_SAME');
}

async function demandNotice(manager: EntityManager, { kind }: LegalVersion, from: Date, before: Date): Promise<void> {
  const [clock] = await manager.query<{ at: Date }[]>('SELECT NOW(3) AS at');
  if (before > clock!.at) throw legalConflict('LEGAL_COMING');
  const days = legalNoticeDays[kind];
  const earliest = new Date(clock!.at.getTime() + days * DAY_MS);
  if (from < earliest) throw legalRefused('LEGAL_TOO_SOON', { days: String(days), earliest: taipeiMinute(earliest) });
  if (from <= before) throw legalRefused('LEGAL_ORDER', { from: taipeiMinute(before) });
}

const inEveryLanguage = ({ translations }: LegalTexts): boolean =>
  otherLanguages.every((language) => translations?.[language]?.title && translations[language].content);
