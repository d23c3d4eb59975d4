import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError, Forbidden } from '@hub/nest-kit/http';
import type { DataSource } from 'typeorm';
import { RequestCache } from '../memory/request-cache.ts';
import type { PublishToken } from './publish-token.entity.ts';

type Source = Pick<DataSource, 'query'>;
const SHAPE = /^Bearer (hubp_[A-Za-z0-9_-]{43})$/;
const GOOD_MS = 1000;
const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');
const sentIn = ({ authorization }: IncomingHttpHeaders) => SHAPE.exec(authorization ?? '')?.[1];

export type RevokedToken = Pick<PublishToken, 'id' | 'made_by' | 'used_at'>;

/** A token per area and holder. Who revokes is told when each was last used: whoever used it lately needs another. */
export class PublishTokens {
  private readonly reads = new RequestCache<void>(GOOD_MS, 1);
  private good = new Set<string>();

  constructor(private readonly source: Source) {}

  /** Shown once; the table keeps its digest. */
  async make(area: string, by: string): Promise<string> {
    const token = `hubp_${randomBytes(32).toString('base64url')}`;
    await this.source.query('INSERT INTO publish_token (area, digest, made_by) VALUES (?, ?, ?)', [
      area,
      digestOf(token),
      by,
    ]);
    return token;
  }

  /** All of an area, also one that is made meanwhile: whoever lost one asks for the next. Those that were good until now. */
  async revoke(area: string): Promise<RevokedToken[]> {
    const good: RevokedToken[] = await this.source.query(
      'SELECT id, made_by, used_at FROM publish_token WHERE area = ? AND revoked_at IS NULL ORDER BY id',
      [area],
    );
    await this.source.query('UPDATE publish_token SET revoked_at = NOW(3) WHERE area = ? AND revoked_at IS NULL', [
      area,
    ]);
    return good;
  }

  /** The digest of one that was good a second ago; null for any other. However many are invented, the table is read once a second. */
  async known(headers: IncomingHttpHeaders): Promise<string | null> {
    const token = sentIn(headers);
    if (!token) return null;
    await this.reads.get('good', () => this.readGood());
    const digest = digestOf(token);
    return this.good.has(digest) ? digest : null;
  }

  /** Those read last stay while the table cannot be read. */
  private async readGood(): Promise<void> {
    const rows: { digest: string }[] | null = await this.source
      .query('SELECT digest FROM publish_token WHERE revoked_at IS NULL')
      .catch(() => null);
    if (rows) this.good = new Set(rows.map(({ digest }) => digest));
  }

  /** Who holds it; throws 401 for no token of ours, 403 for that of another area. */
  async holder(headers: IncomingHttpHeaders, area: string | null): Promise<string> {
    const token = sentIn(headers);
    if (!token) throw new AppError(401, { msg: { code: 'SESSION_EXPIRED' } });
    const [row]: { id: number; area: string; made_by: string }[] = await this.source.query(
      'SELECT id, area, made_by FROM publish_token WHERE digest = ? AND revoked_at IS NULL',
      [digestOf(token)],
    );
    if (!row) throw new AppError(401, { msg: { code: 'SESSION_EXPIRED' } });
    if (area !== null && row.area !== area) throw new Forbidden();
    await this.source.query(
      'UPDATE publish_token SET used_at = NOW(3) WHERE id = ? AND (used_at IS NULL OR used_at < NOW(3) - INTERVAL 1 MINUTE)',
      [row.id],
    );
    return `${row.made_by} (token ${row.id})`;
  }
}
