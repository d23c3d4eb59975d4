import { formatTime } from '@hub/web';
import { StaffMessage } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { fillMacro, type MacroValues } from '@hub/contracts/tickets';
import { StaffWords } from '../../view/staff-words.tsx';
import { useStaffDesk } from '../staff-desk-context.ts';
import css from './macros.module.css';
import { useMacroGames } from './use-macro-games.ts';

/** As a player would read it, with a case made up for it; what the agent has to fill stays in braces. */
export function MacroPreview({ content, language, game }: { content: string; language: string; game: string }) {
  const { t } = useLingui();
  const { me, desk } = useStaffDesk();
  const { nameOf, ids } = useMacroGames();
  const shown = game || (ids[0] ?? '');
  const values: MacroValues = {
    character_name: t`夜行`,
    game: nameOf(shown),
    server: t`台灣一服`,
    type: t`儲值未入帳`,
    number: `${desk.numberPrefix}10231`,
    agent: me.name,
  };
  const person = me.name;
  const time = formatTime(new Date()).slice(11);
  if (content.trim() === '') return <p className={css.nothing}>{t`還沒寫內容，這裡會是玩家看到的樣子。`}</p>;
  return (
    <div className={css.shown} data-game={shown} lang={language} role="group" aria-label={t`玩家看到的樣子`}>
      <StaffMessage game={shown} name={t({ context: 'tickets', message: `客服人員・${person}` })} time={time}>
        <StaffWords text={fillMacro(content, values)} />
      </StaffMessage>
    </div>
  );
}
