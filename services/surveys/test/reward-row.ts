import type { SurveysService } from './surveys.setup.ts';

type RewardRow = { id: number; state: string; delivery_id: string; error: string; mails: number; mail_token: string };

/** The one that a character earned. */
export const rewardOfRole = async (surveys: SurveysService, role: string): Promise<RewardRow> =>
  (await surveys.rows<RewardRow>('SELECT * FROM reward WHERE role_id = ?', [role]))[0]!;
