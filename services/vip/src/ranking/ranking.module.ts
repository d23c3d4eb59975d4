import { background, CONFIG, Feature, jobHandlers, LOG, onCalendar, round, WATCH } from '@hub/nest-kit/app';
import { approvalProviders, sweepApprovals, type ApprovalKind } from '@hub/nest-kit/approval';
import { BulkFiles, BulkRepository, startBulkLane, type BulkKind } from '@hub/nest-kit/bulk';
import { Db } from '@hub/nest-kit/db';
import { FileStore, UploadFolder } from '@hub/nest-kit/files';
import { EventInbox, IntegrationEventsController } from '@hub/nest-kit/integration-events';
import { parseRing } from '@hub/nest-kit/keys';
import type { Log } from '@hub/nest-kit/log';
import { handles } from '@hub/nest-kit/outbox';
import type { Watch } from '@hub/nest-kit/schedules';
import { ApprovalsController } from '../approvals/approvals.controller.ts';
import { Agents } from '../members/agents.ts';
import { FindMembers } from '../members/find-members.ts';
import { DecideImport } from '../members/import/decide-import.ts';
import { FindImports } from '../members/import/find-imports.ts';
import { listImport } from '../members/import/import-approval.kind.ts';
import { listKind } from '../members/import/import-kind.ts';
import { ImportList } from '../members/import/import-list.ts';
import { ImportsController } from '../members/import/imports.controller.ts';
import { MembersController } from '../members/members.controller.ts';
import { NamedAgent } from '../members/named-agent.ts';
import { FindNamedAccounts } from '../members/named-accounts.ts';
import { SaveEntry } from '../members/save-entry.ts';
import { ShowCard } from '../members/show-card.ts';
import { ChangeRule } from '../rules/change-rule.ts';
import { EvaluateRules, ruleChanged, rulesDay } from '../rules/evaluate-rules.ts';
import { PreviewRule } from '../rules/preview-rule.ts';
import { ruleKind } from '../rules/rule.kind.ts';
import { RulesController } from '../rules/rules.controller.ts';
import { spendEvents } from '../spend/take-spend.ts';
import { AccountRanking } from './account-ranking.ts';
import { RankingController } from './ranking.controller.ts';
import { Ranking } from './ranking.ts';

const TICK_MS = 1000;
const LEASE_MS = 30_000;
const SWEEP_MS = 60_000;

const files = [
  {
    provide: BulkFiles,
    inject: [FileStore, UploadFolder, CONFIG],
    useFactory: (store: FileStore, uploads: UploadFolder, { VAULT_KEYS }: { VAULT_KEYS: string }) =>
      new BulkFiles(store, uploads, parseRing(VAULT_KEYS), 'vip'),
  },
  {
    provide: BulkRepository,
    inject: [Db, BulkFiles],
    useFactory: (db: Db, bulk: BulkFiles) => new BulkRepository(db, bulk),
  },
];

const reading = background(
  [Db, BulkFiles, Agents, LOG, WATCH],
  (db: Db, bulk: BulkFiles, agents: Agents, log: Log, watch: Watch) =>
    startBulkLane({
      db,
      files: bulk,
      kinds: [listKind(agents) as BulkKind],
      log,
      watch,
      tickMs: TICK_MS,
      leaseMs: LEASE_MS,
    }),
);

const ending = round('approvals', SWEEP_MS, [Db], (db: Db) => async () => {
  while ((await sweepApprovals(db)) > 0);
});

const evaluating = [
  EvaluateRules,
  onCalendar(rulesDay, [EvaluateRules], (rules: EvaluateRules) => rules.all()),
  jobHandlers([EvaluateRules], (rules: EvaluateRules) =>
    handles(ruleChanged, async ({ game_id }) => void (await rules.game(game_id))),
  ),
];

/** Who is VIP: lists, rules and what was paid, for the desk and for whoever asks. */
@Feature({
  providers: [{ provide: Ranking, useClass: AccountRanking }, Agents, ...files],
  controllers: [
    MembersController,
    ImportsController,
    RulesController,
    RankingController,
    ApprovalsController,
    IntegrationEventsController,
  ],
  http: [
    FindNamedAccounts,
    FindMembers,
    SaveEntry,
    ShowCard,
    FindImports,
    ImportList,
    DecideImport,
    NamedAgent,
    ChangeRule,
    PreviewRule,
    ...approvalProviders([listImport, ruleKind] as ApprovalKind[]),
    { provide: EventInbox, inject: [Db], useFactory: (db: Db) => new EventInbox(db, 'vip', spendEvents) },
  ],
  worker: [reading, ending, ...evaluating],
  exports: [Ranking, NamedAgent],
})
export class RankingModule {}
