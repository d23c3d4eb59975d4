import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ClickTarget } from '../src/clicks/click-target.entity.ts';
import { Article } from '../src/faq/article.entity.ts';
import { cleanHtml } from '../src/faq/clean-html.ts';
import { demoArticles } from '../src/faq/demo-articles.ts';
import { Theme } from '../src/game-art/theme.entity.ts';
import { Game } from '../src/games/game.entity.ts';
import { QuickAction } from '../src/games/quick-action.entity.ts';
import { Server } from '../src/games/server.entity.ts';
import { Tip } from '../src/games/tip.entity.ts';
import { demoNotices } from '../src/notices/demo-notices.ts';
import { Notice } from '../src/notices/notice.entity.ts';
import { QuestionTypeRow } from '../src/question-types/question-type.entity.ts';
import { seed } from '../src/seed.ts';
import { seededDatabase } from './catalog.factory.ts';

let base: Awaited<ReturnType<typeof seededDatabase>>;
const entities = [Game, Server, Tip, QuickAction, Theme, QuestionTypeRow, Article, Notice, ClickTarget];

const everything = () => Promise.all(entities.map((entity) => base.db.source.manager.find(entity)));

beforeAll(async () => {
  base = await seededDatabase();
});
afterAll(() => base.close());

describe('demo data', () => {
  it('is complete', async () => {
    expect((await everything()).map((rows) => rows.length)).toEqual([8, 13, 5, 1, 9, 10, 10, 4, 2]);
  });

  it('is not written twice, also weeks later', async () => {
    const before = await everything();
    await seed(base.env, { now: new Date(Date.now() + 20 * 86_400_000) });
    expect(await everything()).toEqual(before);
  });

  it('keeps what an operator changed', async () => {
    const { manager } = base.db.source;
    await manager.update(Game, { game_id: 'L33' }, { name: '改過的名字' });
    await manager.update(Article, { id: 3 }, { title: '改過的標題' });
    await seed(base.env, { now: new Date() });
    expect((await manager.findOneByOrFail(Game, { game_id: 'L33' })).name).toBe('改過的名字');
    expect((await manager.findOneByOrFail(Article, { id: 3 })).title).toBe('改過的標題');
  });

  it('announces the maintenance a week ahead of the first run, on the day of Taipei', () => {
    const maintenance = demoNotices(new Date('2026-11-20T17:00:00Z')).find(({ kind }) => kind === 'maintenance');
    expect(maintenance?.title).toBe('11/28（六）08:00 至 12:00 停機維護');
    expect(maintenance?.starts_at).toEqual(new Date('2026-11-21T00:00:00+08:00'));
    expect(maintenance?.ends_at).toEqual(new Date('2026-11-28T12:00:00+08:00'));
  });

  it('has articles that are already clean', async () => {
    for (const { content } of await base.db.source.manager.find(Article)) {
      expect(cleanHtml(content)).toBe(content);
      expect(content).toMatch(/^<p>/);
    }
  });

  it('has guides to receipts with the same drawings in every language', () => {
    const drawn = (html = '') => [...html.matchAll(/data-drawing="([a-z-]+)">[^<]{8,}</g)].map(([, name]) => name);
    for (const { content, translations } of demoArticles.filter(({ type_id }) => type_id === 'receipt')) {
      expect(drawn(content)).toHaveLength(5);
      for (const words of Object.values(translations ?? {})) expect(drawn(words.content)).toEqual(drawn(content));
    }
  });

  it('stores the modes of the games', async () => {
    const games = await base.db.source.manager.find(Game);
    const mode = (id: string) => games.find(({ game_id }) => game_id === id);
    expect(mode('g83tw')).toMatchObject({ tw: null, os: 0 });
    expect(mode('L33')).toMatchObject({ tw: 2, os: 1, min_amount_twd: 5000 });
    expect(mode('h55naxx2tw')).toMatchObject({ tw: 1, os: 0, min_amount_twd: 3000 });
  });
});
