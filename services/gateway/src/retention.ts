import { sweepRows } from '@hub/nest-kit/db';
import type { RetentionRule } from '@hub/nest-kit/retention';
import type { DataSource } from 'typeorm';

export const keptByGateway: readonly RetentionRule[] = [
  { tables: ['migrations', 'heartbeat'], until: 'while the work exists', why: 'no personal data' },
  {
    tables: ['service_routes'],
    until: 'until the service publishes others',
    why: 'a gateway that starts while a service is away knows its calls; no personal data',
  },
  {
    tables: ['remote_version'],
    until: '90 days after a build was last live, or published and never live; what is live or on trial stays',
    why: 'an older build is gone back to, and open tabs load its files; it names who published',
  },
  {
    tables: ['area_release', 'release_event', 'publish_token'],
    until: 'for good',
    why: 'which build was live when, by whom and why, is asked after a fault; they name staff of our teams',
  },
  {
    tables: ['build_put'],
    until: '7 days after a file of the build was put; of a build that is not published, with its files',
    why: 'a publication sees that a file was put while it read, and what is not published has a bound; no personal data',
    outlived: [
      `build_put WHERE put_at < NOW() - INTERVAL 7 DAY AND EXISTS
        (SELECT 1 FROM remote_version v WHERE v.area = build_put.area AND v.build = build_put.build)`,
    ],
  },
  {
    tables: ['mount_count'],
    until: '90 days',
    why: 'how reliable a build was is compared with its followers; counts alone, no personal data',
    outlived: ['mount_count WHERE minute < NOW() - INTERVAL 90 DAY'],
  },
  {
    tables: ['vital_count'],
    until: '14 days',
    why: 'a build’s speed is compared with that of the build before; counts alone, no personal data',
    outlived: ['vital_count WHERE minute < NOW() - INTERVAL 14 DAY'],
  },
];

export async function endOldCounts(source: DataSource): Promise<void> {
  for (const rows of keptByGateway.flatMap(({ outlived = [] }) => outlived)) await sweepRows(source, rows);
}
