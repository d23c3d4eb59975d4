import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '@hub/nest-kit/http';
import { FindThemes, type Art } from './find-themes.ts';

export type ArtAnswer = { status: 200 | 304; body: string; headers: Record<string, string> };

const FILE = /^([A-Za-z0-9_-]{1,32})(\.picture)?\.svg$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300';

/** A page that shows a game's picture shows its emblem too: both are one file. */
const withEmblem = ({ picture, emblem }: Art): string =>
  picture.replace(/(?=<[/]svg>$)/, `<defs>${emblem.replace('<svg ', '<svg id="emblem" ')}</defs>`);

const tagOf = (body: string): string => `"${createHash('sha256').update(body).digest('hex').slice(0, 8)}"`;

@Injectable()
export class ReadArt {
  constructor(private readonly themes: FindThemes) {}

  /** `version` is that of the address, `known` the tags that the caller already holds; 404 for any other file. */
  async run(file: string, version: string | undefined, known: string | undefined): Promise<ArtAnswer> {
    const [, themeId, picture] = FILE.exec(file) ?? [];
    const art = themeId ? await this.themes.artOf(themeId) : null;
    if (!art) throw new AppError(404, { msg: { code: 'NOT_FOUND' } });
    const body = picture ? withEmblem(art) : art.emblem;
    const etag = tagOf(body);
    const headers = {
      'content-type': 'image/svg+xml; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
      // Just after a save, another replica may still hold the old file: that one must not stay for a year.
      'cache-control': version === art.version ? FOR_EVER : SHORT,
      etag,
    };
    const tags = (known ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (tags.includes(etag)) return { status: 304, body: '', headers };
    return { status: 200, body, headers };
  }
}
