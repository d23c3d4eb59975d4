import type { LegalChangesView, LegalVersionsView, LegalVersionView, LegalView } from '@hub/contracts/catalog';
import { MACHINE_ID } from '@hub/contracts/game-of-query';
import { inLanguage, taipeiIso, type Language } from '@hub/contracts/shared';
import { TtlCache } from '@hub/nest-kit/http';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DEFAULT_SITE } from '../faq/find-articles.ts';
import { REMEMBER_MS } from '../rows/remember.ts';
import { legalChanges } from './legal-changes.ts';
import type { LegalSection } from './legal-section.entity.ts';
import { LegalVersion } from './legal-version.entity.ts';
import { legalNotFound } from './legal.errors.ts';
import { changedSections, textsOfVersion } from './write-legal.ts';

const PAGE = 20;

/** `live`: in force by the clock of the database, which every process shares. */
type Published = LegalVersion & { live: boolean };

/** What players read: published versions alone. An unknown document set is the default one. */
@Injectable()
export class FindLegal {
  private readonly versions = new TtlCache<Published[]>(REMEMBER_MS, 50);
  private readonly texts = new TtlCache<LegalSection[]>(REMEMBER_MS, 50);

  constructor(private readonly source: DataSource) {}

  async text(asked: string, number: number | undefined, language: Language): Promise<LegalView> {
    const { site, all } = await this.published(asked);
    const current = all.find(({ live }) => live);
    const chosen = number === undefined ? current : all.find((one) => one.number === number);
    if (!chosen) throw legalNotFound();
    const coming = all.findLast(({ live }) => !live);
    const texts = await this.textsOf(chosen);
    return {
      msg: texts.map((row) => {
        const { section, title, content, since } = inLanguage(row, ['title', 'content'], language);
        return { id: section, title, content, version: taipeiIso(since ?? chosen.effective_at!).slice(0, 10) };
      }),
      site,
      version: versionView(chosen, all, language),
      coming: coming ? versionView(coming, all, language) : null,
    };
  }

  /** The newest first. */
  async list(asked: string, page: number | undefined, language: Language): Promise<LegalVersionsView> {
    const { all } = await this.published(asked);
    const rest = page === undefined ? all : all.filter(({ number }) => number < page);
    const shown = rest.slice(0, PAGE);
    const next = rest.length > PAGE ? String(shown.at(-1)?.number) : null;
    return { msg: shown.map((one) => versionView(one, all, language)), page: { next } };
  }

  async changes(asked: string, number: number, language: Language): Promise<LegalChangesView> {
    const { all } = await this.published(asked);
    const at = all.findIndex((one) => one.number === number);
    const [chosen, before] = [all[at], all[at + 1]];
    if (!chosen) throw legalNotFound();
    if (!before) return { against: null, number, sections: [] };
    const [now, old] = await Promise.all([this.textsOf(chosen), this.textsOf(before)]);
    return { against: before.number, number, sections: comparedSections(now, old, language) };
  }

  /** The newest first: of one site versions take effect in the order of their numbers. */
  private async published(asked: string): Promise<{ site: string; all: Published[] }> {
    const own = MACHINE_ID.test(asked) ? await this.versions.get(asked, () => this.read(asked)) : [];
    if (own.some(({ live }) => live)) return { site: asked, all: own };
    return { site: DEFAULT_SITE, all: await this.versions.get(DEFAULT_SITE, () => this.read(DEFAULT_SITE)) };
  }

  private async read(site: string): Promise<Published[]> {
    const { entities, raw } = await this.source.manager
      .createQueryBuilder(LegalVersion, 'v')
      .addSelect('v.effective_at <= NOW(3)', 'live')
      .where(`v.site = :site AND v.state = 'published'`, { site })
      .orderBy('v.number', 'DESC')
      .getRawAndEntities<{ live: number | string }>();
    return entities.map((row, at) => ({ ...row, live: Number(raw[at]?.live) === 1 }));
  }

  private textsOf({ id }: LegalVersion): Promise<LegalSection[]> {
    return this.texts.get(String(id), () => textsOfVersion(this.source.manager, id));
  }
}

export function comparedSections(
  now: readonly LegalSection[],
  old: readonly LegalSection[],
  language: Language,
): LegalChangesView['sections'] {
  return changedSections(now, old).flatMap((id) => {
    const of = (rows: readonly LegalSection[]) => {
      const row = rows.find(({ section }) => section === id);
      return row && inLanguage(row, ['title', 'content'], language);
    };
    const [after, before] = [of(now), of(old)];
    const changes = legalChanges(before?.content ?? '', after?.content ?? '');
    return changes.length > 0 ? [{ id, title: after?.title ?? '', changes }] : [];
  });
}

function versionView(row: Published, all: readonly Published[], language: Language): LegalVersionView {
  const { number, effective_at, summary } = inLanguage(row, ['summary'], language);
  const next = all.findLast((one) => one.number > number);
  const standing = !row.live ? 'coming' : all.find(({ live }) => live)?.id === row.id ? 'current' : 'past';
  return {
    number,
    from: taipeiIso(effective_at!),
    until: next?.effective_at ? taipeiIso(next.effective_at) : null,
    standing,
    summary,
  };
}
