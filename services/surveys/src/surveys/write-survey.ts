import { momentOf, type NewSurveyBody, type SurveyContent } from '@hub/contracts/surveys';
import { insertRow, isDuplicate, settingOf, type Tx } from '@hub/nest-kit/db';
import { ABSENT } from '@hub/nest-kit/moves';
import type { Survey } from './survey.entity.ts';
import { addressTaken, editionTaken } from './survey.errors.ts';
import { surveyMoves, type SurveyMove } from './survey.moves.ts';

type Manager = Pick<Tx, 'manager'>;

export async function lockSurvey({ manager }: Manager, id: number): Promise<Survey | null> {
  const [row] = await manager.query<Survey[]>('SELECT * FROM survey WHERE id = ? FOR UPDATE', [id]);
  return row ?? null;
}

/** What may be edited besides is for good. Throws 409 for an address that is taken. */
export async function insertSurvey({ manager }: Manager, body: NewSurveyBody, by: string): Promise<number> {
  const { key, kind, game_id, edition, ...content } = body;
  surveyMoves.demand('create', 'desk', ABSENT, 'draft');
  const columns = { survey_key: key, kind, game_id, edition: edition ?? '', state: 'draft', changed_by: by };
  try {
    const id = await insertRow(manager, 'survey', { ...columns, title: content.title.tw });
    await saveContent(manager, id, 1, content);
    return id;
  } catch (error) {
    if (isDuplicate(error, 'survey_address')) throw addressTaken();
    throw error;
  }
}

/** A published version stays: what is saved over it is the next one. */
export async function saveDraft({ manager }: Manager, survey: Survey, content: SurveyContent, by: string) {
  const no = survey.draft_no === survey.live_no ? survey.draft_no + 1 : survey.draft_no;
  await saveContent(manager, survey.id, no, content);
  await change(manager, survey, 'save', by, { draft_no: no, title: content.title.tw });
}

/** Throws 409 where another survey of the game has the edition. */
export async function publishDraft({ manager }: Manager, survey: Survey, content: SurveyContent, by: string) {
  const { id, kind, game_id, edition, draft_no } = survey;
  await manager.query('UPDATE survey_version SET published_at = NOW(3) WHERE survey_id = ? AND no = ?', [id, draft_no]);
  try {
    await change(manager, survey, 'publish', by, {
      live_no: draft_no,
      opens_at: momentOf(content.opens),
      closes_at: momentOf(content.closes),
      published_by: by,
      published_at: () => 'NOW(3)',
      ...(kind === 'exclusive' && { slot: `${game_id}:${edition}` }),
    });
  } catch (error) {
    if (isDuplicate(error, 'survey_slot')) throw editionTaken();
    throw error;
  }
}

export const endSurvey = ({ manager }: Manager, survey: Survey, by: string): Promise<void> =>
  change(manager, survey, 'end', by, { slot: null, ended_at: () => 'NOW(3)' });

async function change(
  manager: Tx['manager'],
  survey: Survey,
  move: SurveyMove,
  by: string,
  columns: Record<string, unknown>,
): Promise<void> {
  const to = surveyMoves.after(move, survey.state);
  surveyMoves.demand(move, 'desk', survey.state, to);
  const { sets, values } = settingOf({
    ...columns,
    state: to,
    changed_by: by,
    changed_at: () => 'NOW(3)',
    version: () => 'version + 1',
  });
  await manager.query(`UPDATE survey SET ${sets} WHERE id = ?`, [...values, survey.id]);
}

const saveContent = (manager: Tx['manager'], id: number, no: number, content: SurveyContent) =>
  manager.query(
    `INSERT INTO survey_version (survey_id, no, content) VALUES (?, ?, ?)
      ON DUPLICATE KEY UPDATE content = IF(published_at IS NULL, VALUES(content), content), saved_at = NOW(3)`,
    [id, no, JSON.stringify(content)],
  );
