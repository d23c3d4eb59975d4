import type { Db } from '@hub/nest-kit/db';
import { insertMissing } from '../rows/insert-missing.ts';
import { demoGames, demoQuickActions, demoServers, demoTips } from './demo-games.ts';
import { demoRoleRules } from './demo-role-rules.ts';
import { Game } from './game.entity.ts';
import { QuickAction } from './quick-action.entity.ts';
import { RoleRule } from './role-rule.entity.ts';
import { Server } from './server.entity.ts';
import { Tip } from './tip.entity.ts';

export async function seedGames(db: Db): Promise<void> {
  await db.runTx(async ({ manager }) => {
    await insertMissing(manager, Game, ['game_id'], demoGames);
    await insertMissing(manager, Server, ['game_id', 'server_id'], demoServers);
    await insertMissing(manager, RoleRule, ['game_id'], demoRoleRules);
    await insertMissing(manager, Tip, ['game_id', 'sort'], demoTips);
    await insertMissing(manager, QuickAction, ['game_id', 'url'], demoQuickActions);
  });
}
