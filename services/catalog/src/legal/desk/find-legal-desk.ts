import { Injectable } from '@nestjs/common';
import {
  legalNoticeDays,
  type LegalChangesView,
  type LegalDeskQuery,
  type LegalDeskView,
  type LegalDetail,
  type LegalRow,
} from '@hub/contracts/catalog';
import { fieldsOf, taipeiIso } from '@hub/contracts/shared';
import type { StaffCaller } from '@hub/nest-kit/http';
import { DataSource, type EntityManager } from 'typeorm';
import { comparedSections } from '../find-legal.ts';
import { LegalVersion } from '../legal-version.entity.ts';
import { legalNotFound } from '../legal.errors.ts';
import { textsOfVersion, versionBefore } from '../write-legal.ts';
import { demandLegalReader, mayEditLegal } from './legal.policy.ts';
import { legalRow } from './legal.view.ts';

const PAGE = 25;

@Injectable()
export class FindLegalDesk {
  constructor(private readonly source: DataSource) {}

  async list({ who }: StaffCaller, { site, section, page }: LegalDeskQuery): Promise<LegalDeskView> {
    demandLegalReader(who);
    const { manager } = this.source;
    const asked = manager
      .createQueryBuilder(LegalVersion, 'v')
      .orderBy('v.id', 'DESC')
      .take(PAGE + 1);
    if (site) asked.andWhere('v.site = :site', { site });
    if (section) asked.andWhere(`CONCAT(' ', v.changed_sections, ' ') LIKE :part`, { part: `% ${section} %` });
    if (page) asked.andWhere('v.id < :page', { page });
    const rows = await asked.getMany();
    const shown = rows.slice(0, PAGE);
    const sites = await manager.query<{ site: string }[]>(
      'SELECT DISTINCT site FROM legal_version ORDER BY site LIMIT 200',
    );
    return {
      data: await Promise.all(shown.map((row) => this.rowOf(manager, row))),
      sites: sites.map((row) => row.site),
      page: { next: rows.length > PAGE ? String(shown.at(-1)?.id) : null },
    };
  }

  async one({ who }: StaffCaller, id: number): Promise<LegalDetail> {
    demandLegalReader(who);
    const { manager } = this.source;
    const row = await this.found(id);
    const [shown, texts, [clock]] = await Promise.all([
      this.rowOf(manager, row),
      textsOfVersion(manager, id),
      manager.query<{ at: Date }[]>('SELECT NOW(3) + INTERVAL ? DAY AS at', [legalNoticeDays[row.kind]]),
    ]);
    return {
      row: shown,
      mode: mayEditLegal(who) && row.state === 'draft' && !shown.waiting ? 'edit' : 'read',
      earliest: taipeiIso(clock!.at),
      ...fieldsOf(row.translations, ['summary']),
      sections: texts.map(({ section, title, content, translations }) => ({
        id: section,
        title,
        content,
        ...fieldsOf(translations, ['title', 'content']),
      })),
    };
  }

  async row(id: number): Promise<LegalRow> {
    return this.rowOf(this.source.manager, await this.found(id));
  }

  /** `other` undefined: the published one before it. */
  async compare({ who, language }: StaffCaller, id: number, other: number | undefined): Promise<LegalChangesView> {
    demandLegalReader(who);
    const { manager } = this.source;
    const row = await this.found(id);
    const before = other === undefined ? await versionBefore(manager, row) : await this.found(other);
    if (!before) return { against: null, number: row.number, sections: [] };
    const [now, old] = await Promise.all([textsOfVersion(manager, id), textsOfVersion(manager, before.id)]);
    return { against: before.number, number: row.number, sections: comparedSections(now, old, language) };
  }

  private async found(id: number): Promise<LegalVersion> {
    const row = await this.source.manager.findOneBy(LegalVersion, { id });
    if (!row) throw legalNotFound();
    return row;
  }

  private async rowOf(manager: EntityManager, row: LegalVersion): Promise<LegalRow> {
    const [told] = await manager.query<
      { live: number | string | null; later: number | string; waiting: number | string }[]
    >(
      `SELECT v.effective_at <= NOW(3) AS live,
          EXISTS (SELECT 1 FROM legal_version o WHERE o.site = v.site AND o.state = 'published'
            AND o.effective_at <= NOW(3) AND o.effective_at > v.effective_at) AS later,
          EXISTS (SELECT 1 FROM approval a WHERE a.open_key IN (?) AND a.expires_at > NOW(3)) AS waiting
        FROM legal_version v WHERE v.id = ?`,
      [openKeys(row.id), row.id],
    );
    return legalRow(row, {
      live: Number(told?.live) === 1,
      later: Number(told?.later) === 1,
      waiting: Number(told?.waiting) === 1,
    });
  }
}

/** Of requests about a version that may be open. */
export const openKeys = (id: number): string[] => [`legal-publish:${id}`, `legal-withdraw:${id}`];
