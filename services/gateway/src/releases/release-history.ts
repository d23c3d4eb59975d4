import type { DataSource } from 'typeorm';

/** What the moves of one area rest on. `earlier`: builds that were live before, the last one first; of these some are `retired`. */
export type ReleaseHistory = {
  published: ReadonlySet<string>;
  earlier: readonly string[];
  retired: ReadonlySet<string>;
};

type Version = { build: string; live: number | null; last_live_at: Date | null; retired_at: Date | null };

export async function releaseHistory(source: Pick<DataSource, 'query'>, area: string): Promise<ReleaseHistory> {
  const versions: Version[] = await source.query(
    'SELECT build, live, last_live_at, retired_at FROM remote_version WHERE area = ? ORDER BY last_live_at DESC, id DESC',
    [area],
  );
  return {
    published: new Set(versions.map(({ build }) => build)),
    earlier: versions.filter((row) => row.last_live_at !== null && row.live !== 1).map(({ build }) => build),
    retired: new Set(versions.filter((row) => row.retired_at !== null).map(({ build }) => build)),
  };
}

/** One that was gone back from comes only when it is named: two rollbacks are two steps back. */
export const earlierBuild = ({ earlier, retired }: ReleaseHistory): string | undefined =>
  earlier.find((build) => !retired.has(build));
