import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThanOrEqual } from 'typeorm';
import type { NoticeView } from '@hub/contracts/tickets';
import type { Language } from '@hub/contracts/shared';
import { TtlCache } from '@hub/nest-kit/http';
import { EVERY_GAME } from '../rows/columns.ts';
import { REMEMBER_MS } from '../rows/remember.ts';
import { isOpen } from '../rows/window.policy.ts';
import { Notice } from './notice.entity.ts';
import { noticeView } from './notice.view.ts';

@Injectable()
export class FindNotices {
  private readonly remembered = new TtlCache<Notice[]>(REMEMBER_MS);

  constructor(private readonly source: DataSource) {}

  /** Those for everybody and, with a game, its own; the newest first. */
  async of(gameId: string, language: Language, now = new Date()): Promise<NoticeView[]> {
    const notices = await this.remembered.get('all', () => this.notOver(now));
    return notices
      .filter(({ game_id }) => game_id === EVERY_GAME || game_id === gameId)
      .filter((notice) => isOpen(notice, now))
      .map((notice) => noticeView(notice, language));
  }

  private notOver(now: Date): Promise<Notice[]> {
    return this.source.manager.find(Notice, {
      where: [
        { published: 1, ends_at: IsNull() },
        { published: 1, ends_at: MoreThanOrEqual(now) },
      ],
      order: { starts_at: 'DESC', id: 'DESC' },
    });
  }
}
