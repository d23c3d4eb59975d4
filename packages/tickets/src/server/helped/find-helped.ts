import { Injectable } from '@nestjs/common';
import type { StaffPrincipal } from '@hub/contracts/shared';
import { pointsOf, rangeBefore, type DayRange, type HelpedFiguresView, type HelpedQuery } from '@hub/contracts/tickets';
import { Db } from '@hub/nest-kit/db';
import { figureScope } from '../figures/figure.policy.ts';
import { GameSettings } from '../ports.ts';

/** Articles that are listed; what helps less often is in the total. */
const LISTED = 30;

@Injectable()
export class FindHelped {
  constructor(
    private readonly db: Db,
    private readonly settings: GameSettings,
  ) {}

  async run(who: StaffPrincipal, query: HelpedQuery): Promise<HelpedFiguresView> {
    const range = { from: query.from, until: query.until };
    const { scope, games } = figureScope(who, await this.games(), { ...query, agent: [] });
    // An article is nobody's own work.
    const read = scope === 'all' ? games : [];
    const [days, now, earlier] = await Promise.all([
      this.hits(read, range, 'day'),
      this.hits(read, range, 'article_id'),
      this.hits(read, rangeBefore(range), 'article_id'),
    ]);
    const listed = [...now].sort(([a, more], [b, less]) => less - more || Number(a) - Number(b)).slice(0, LISTED);
    const titles = await this.titles(
      read,
      listed.map(([id]) => id),
    );
    return {
      data: {
        total: sumOf(now.values()),
        before: sumOf(earlier.values()),
        points: pointsOf(range).map((point) => ({
          ...point,
          hits: sumOf([...days].filter(([day]) => day >= point.from && day <= point.until).map(([, hits]) => hits)),
        })),
        articles: listed.map(([id, hits]) => ({
          id: Number(id),
          title: titles.get(id) ?? null,
          hits,
          before: earlier.get(id) ?? 0,
        })),
      },
    };
  }

  /** Of what has been counted, not of the figures: a game may have spared its first report before it got one. */
  private async games(): Promise<string[]> {
    const rows: { game_id: string }[] = await this.db.source.query('SELECT DISTINCT game_id FROM helped');
    return rows.map(({ game_id }) => game_id);
  }

  private async hits(games: string[], { from, until }: DayRange, by: 'day' | 'article_id') {
    if (games.length === 0) return new Map<string, number>();
    const rows: { of: string; hits: string }[] = await this.db.source.query(
      `SELECT CAST(${by} AS CHAR) AS \`of\`, SUM(hits) AS hits FROM helped
        WHERE day BETWEEN ? AND ? AND game_id IN (?) GROUP BY ${by}`,
      [from, until, games],
    );
    return new Map(rows.map(({ of, hits }) => [of, Number(hits)]));
  }

  /** As the forms of these games offer them; game by game until every one is known. */
  private async titles(games: string[], ids: string[]): Promise<Map<string, string>> {
    const titles = new Map<string, string>();
    for (const game of games) {
      if (ids.every((id) => titles.has(id))) break;
      const known = await this.settings.of(game, true).catch(() => null);
      for (const { id, title } of known?.faq ?? []) titles.set(String(id), title);
    }
    return titles;
  }
}

function sumOf(numbers: Iterable<number>): number {
  let sum = 0;
  for (const one of numbers) sum += one;
  return sum;
}
