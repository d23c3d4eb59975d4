import { blankable, digitsOf, roleIdFits } from '@hub/contracts/shared';
import { visitorIssueForm, visitorReportBody, visitorTopUpForm, type FormSettingsView } from '@hub/contracts/tickets';
import { string, type TestContext } from 'yup';

type Game = FormSettingsView['game'];

/** An untouched `got_char` is empty here: a form nobody has touched is empty as a whole and leaves no draft. */
const gotChar = { got_char: blankable(string().oneOf(['0', '1'], 'FIELD_INVALID')).default('1') };
const reportForm = visitorReportBody.shape(gotChar);
const issueForm = visitorIssueForm.shape(gotChar);

type Typed = { got_char?: string; in_game_id?: string; role_id?: string };

/** The id of a character by the game's own rule, where somebody set one. */
const roleFits = (field: 'in_game_id' | 'role_id', { role_digits }: Game) => ({
  name: 'role',
  test(this: TestContext, { got_char, [field]: id }: Typed) {
    if (!role_digits || !id || got_char === '0' || roleIdFits(role_digits, id.normalize('NFKC'))) return true;
    return this.createError({ path: field, message: 'ROLE_ID_LENGTH', params: { digits: digitsOf(role_digits) } });
  },
});

export const visitorFormOf = (game: Game, type: string | undefined) =>
  (type === undefined ? reportForm : issueForm).test(roleFits('in_game_id', game));

export const visitorTopUpFormOf = (game: Game) => visitorTopUpForm.test(roleFits('role_id', game));
