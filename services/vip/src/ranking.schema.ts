import { BulkJob } from '@hub/nest-kit/bulk';
import type { Schema } from '@hub/nest-kit/db';
import { VipEntry } from './members/entry.entity.ts';
import { VipHistory } from './members/history.entity.ts';
import { VipImportLine, VipImportRow } from './members/import/import.entity.ts';
import { KeepPushes1798000010500 } from './migrations/1798000010500-keep-pushes.ts';
import { RankPlayers1799900000100 } from './migrations/1799900000100-rank-players.ts';
import { VipPush } from './push/vip-push.entity.ts';
import { VipEarned, VipRuleRow } from './rules/rule.entity.ts';
import { VipRefund, VipSpend, VipSpender } from './spend/spend.entity.ts';

/** The tables of who is VIP. */
export const rankingSchema: Schema = {
  entities: [
    VipPush,
    VipEntry,
    VipHistory,
    VipRuleRow,
    VipEarned,
    VipSpender,
    VipSpend,
    VipRefund,
    VipImportRow,
    VipImportLine,
    BulkJob,
  ],
  migrations: [KeepPushes1798000010500, RankPlayers1799900000100],
};
