import { Injectable } from '@nestjs/common';
import {
  asksForRole,
  type SurveyAnsweredView,
  type SurveyRoleView,
  type SurveySettingsView,
} from '@hub/contracts/surveys';
import type { KnownRoleView } from '@hub/contracts/catalog';
import { Db, findResult, hashOfFields } from '@hub/nest-kit/db';
import { checked, type Caller } from '@hub/nest-kit/http';
import { CatalogRoles } from '../clients/catalog-roles.ts';
import { SurveyKeys } from '../survey-keys.ts';
import { FindSurvey, phaseOf, type Asked, type OpenSurvey } from '../surveys/find-survey.ts';
import { filledByRole, roleNone, roleUnconfirmed, surveyClosed } from '../surveys/survey.errors.ts';
import { SaveAnswer } from './save-answer.ts';
import { settingsView } from './survey.view.ts';
import { Tries } from './tries.ts';

const nobody = { server_id: '', role_id: '', partner_uid: '', qualification: null };

/** Surveys at an address of their own. */
@Injectable()
export class AnswerSurvey {
  constructor(
    private readonly db: Db,
    private readonly find: FindSurvey,
    private readonly roles: CatalogRoles,
    private readonly keys: SurveyKeys,
    private readonly tries: Tries,
    private readonly save: SaveAnswer,
  ) {}

  async show(token: string): Promise<SurveySettingsView> {
    const survey = await this.standing(token);
    const content = await this.find.content(survey.id, survey.live_no);
    if (!content) throw surveyClosed();
    return { settings: settingsView(survey, survey.live_no, content) };
  }

  /** The name of a character; null for none. Throws 400 by the rules of the survey's own field. */
  async role({ ip }: Caller, token: string, roleId: string): Promise<SurveyRoleView> {
    const { survey, content, schema } = await this.open(token, undefined);
    if (!asksForRole(content.form)) throw surveyClosed();
    await checked(schema.pick(['roleId']), { roleId });
    await this.tries.count('role', ip);
    const role = await this.roles.find(survey.game_id, roleId.normalize('NFKC').trim());
    return { result: role?.char_name ?? null };
  }

  /** Once for each character, where the survey says so. `sent`: as it came. */
  async answer(caller: Caller, token: string, sent: unknown, version: string | undefined): Promise<SurveyAnsweredView> {
    const asked = await this.open(token, version);
    const { survey, content, schema } = asked;
    const answers = await checked(schema, sent);
    const { roleId = '' } = answers as { roleId?: string };
    const submit = caller.key
      ? { scope: `survey.answer:${survey.id}`, key: caller.key, hash: hashOfFields({ ...answers }) }
      : null;
    // Whoever sends the same form again is told the same, before anything is asked or counted.
    if (submit && (await findResult(this.db.source, submit)) !== null) return { roleId };
    await this.tries.count('answer', caller.ip);
    const role = roleId === '' ? null : await this.confirmed(asked, roleId, answers['roleName']);
    const own = roleId === '' ? this.keys.freshSubject() : this.keys.subjectOf(survey.id, 'role', roleId);
    await this.save.run({
      asked,
      answers,
      sender: role
        ? { server_id: role.server_id, role_id: roleId, partner_uid: role.partner_uid, qualification: null }
        : nobody,
      subject: content.one_answer_per === 'role' ? own : this.keys.freshSubject(),
      rewarded: own,
      language: caller.language,
      submit,
      refusal: filledByRole,
    });
    return { roleId };
  }

  /** The page's word for a name counts for nothing: the game is asked again. */
  private async confirmed({ survey }: Asked, roleId: string, name: unknown): Promise<KnownRoleView> {
    const role = await this.roles.find(survey.game_id, roleId);
    if (!role) throw roleNone();
    if (role.char_name !== name) throw roleUnconfirmed();
    return role;
  }

  private async open(token: string, version: string | undefined): Promise<Asked> {
    const survey = await this.standing(token);
    if (phaseOf(survey) !== 'open') throw surveyClosed();
    const asked = await this.find.published(survey, version);
    if (!asked || asked.content.embed_url !== '') throw surveyClosed();
    return asked;
  }

  private async standing(token: string): Promise<OpenSurvey> {
    const survey = await this.find.byKey(token);
    const phase = survey && phaseOf(survey);
    if (!survey || survey.kind === 'exclusive' || phase === 'draft' || phase === 'ended') throw surveyClosed();
    return survey;
  }
}
