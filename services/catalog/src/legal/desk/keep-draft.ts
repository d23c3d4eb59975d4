import { Injectable } from '@nestjs/common';
import type { ChangeLegalBody, DraftLegalBody, LegalSectionBody, LegalSectionId } from '@hub/contracts/catalog';
import { fieldIn, languages, translationsOf } from '@hub/contracts/shared';
import { Db, hashOfFields, isDuplicate, runIdempotent, saveResult, type Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import type { EntityManager } from 'typeorm';
import { DEFAULT_SITE } from '../../faq/find-articles.ts';
import { fromMinute } from '../../settings/values.ts';
import { cleanLegal } from '../clean-legal.ts';
import { LegalVersion } from '../legal-version.entity.ts';
import { legalChanged, legalConflict, legalNotFound } from '../legal.errors.ts';
import { seedTexts } from '../seed-texts.ts';
import {
  insertDraft,
  lockLegal,
  removeDraft,
  saveDetails,
  saveText,
  textsOfVersion,
  type LegalTexts,
} from '../write-legal.ts';
import { openKeys } from './find-legal-desk.ts';
import { legalAudit } from './legal.audit.ts';
import { demandLegalEditor } from './legal.policy.ts';

/** A draft is made from another version, changed and thrown away; players see none of it. */
@Injectable()
export class KeepDraft {
  constructor(private readonly db: Db) {}

  /** Returns its id. */
  async draft(caller: StaffCaller, body: DraftLegalBody): Promise<number> {
    demandLegalEditor(caller.who);
    const { key, who } = caller;
    const submit = key ? { scope: `legal:${who.id}`, key, hash: hashOfFields(body) } : null;
    return runIdempotent(this.db.source, submit, () =>
      this.db.runTx(async (tx) => {
        const base = await baseOf(tx.manager, body);
        const texts = base ? await textsOfVersion(tx.manager, base.id) : seedTexts;
        const id = await insertOnce(tx.manager, body.site, texts, who.name);
        const row = (await lockLegal(tx.manager, id))!;
        await tx.audit(legalAudit(caller, 'draft', row, { from: base?.number ?? null }));
        if (submit) await saveResult(tx, submit, id);
        return id;
      }),
    );
  }

  /** Throws 409 when `seen` is not its revision any more, or while a request about it is open. */
  async change(caller: StaffCaller, id: number, seen: number, body: ChangeLegalBody): Promise<void> {
    const details = {
      kind: body.kind,
      effective_at: fromMinute(body.from),
      summary: body.summary,
      translations: translationsOf(body, ['summary']),
    };
    await this.changed(caller, id, seen, { from: body.from, kind: body.kind }, (tx, row) =>
      saveDetails(tx.manager, row, details, caller.who.name),
    );
  }

  /** Throws as `change` does. */
  async changeText(
    caller: StaffCaller,
    id: number,
    seen: number,
    section: LegalSectionId,
    body: LegalSectionBody,
  ): Promise<void> {
    await this.changed(caller, id, seen, { section }, (tx, row) =>
      saveText(tx.manager, row, textIn(section, body), caller.who.name),
    );
  }

  private async changed(
    caller: StaffCaller,
    id: number,
    seen: number,
    detail: object,
    work: (tx: Tx, row: LegalVersion) => Promise<void>,
  ): Promise<void> {
    demandLegalEditor(caller.who);
    await this.db.runTx(async (tx) => {
      const row = await openDraft(tx.manager, id, seen);
      await work(tx, row);
      await tx.audit(legalAudit(caller, 'change', row, { revision: seen + 1, ...detail }));
    });
  }

  async discard(caller: StaffCaller, id: number, seen: number): Promise<void> {
    demandLegalEditor(caller.who);
    await this.db.runTx(async (tx) => {
      const row = await openDraft(tx.manager, id, seen);
      await removeDraft(tx.manager, row);
      await tx.audit(legalAudit(caller, 'discard', row));
    });
  }
}

/** Throws as `change` says. */
export async function openDraft(manager: EntityManager, id: number, seen: number): Promise<LegalVersion> {
  const row = await lockLegal(manager, id);
  if (!row) throw legalNotFound();
  if (row.revision !== seen) throw legalChanged();
  const [asked] = await manager.query<{ many: string }[]>(
    'SELECT COUNT(*) AS many FROM approval WHERE open_key IN (?) AND expires_at > NOW(3)',
    [openKeys(id)],
  );
  if (Number(asked?.many) > 0) throw legalConflict('LEGAL_ASKED');
  return row;
}

async function insertOnce(manager: EntityManager, site: string, texts: LegalTexts[], by: string): Promise<number> {
  try {
    return await insertDraft(manager, site, texts, by);
  } catch (error) {
    throw isDuplicate(error, 'legal_version_draft') ? legalConflict('LEGAL_DRAFT_OPEN') : error;
  }
}

/** The newest published text of the site, or of the default one; null where nothing is published yet. */
async function baseOf(manager: EntityManager, { site, from }: DraftLegalBody): Promise<LegalVersion | null> {
  const newest = (of: string) =>
    manager.findOne(LegalVersion, { where: { site: of, state: 'published' }, order: { number: 'DESC' } });
  if (!from) return (await newest(site)) ?? newest(DEFAULT_SITE);
  const base = await manager.findOneBy(LegalVersion, { id: from });
  if (!base) throw legalNotFound();
  return base;
}

function textIn(section: LegalSectionId, body: LegalSectionBody): LegalTexts {
  const clean = Object.fromEntries(
    languages.map((language) => {
      const name = fieldIn('content', language) as 'content';
      return [name, cleanLegal(body[name] ?? '')];
    }),
  );
  const values = { ...body, ...clean };
  return {
    section,
    title: body.title,
    content: values.content,
    translations: translationsOf(values, ['title', 'content']),
  };
}
