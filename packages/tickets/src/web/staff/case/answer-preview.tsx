import { formatTime } from '@hub/web';
import { StaffMessage } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { StaffWords } from '../../view/staff-words.tsx';
import { useStaffDesk } from '../staff-desk-context.ts';
import css from './answer-box.module.css';

/** Same parts, same words, the colours of the game as for the player. */
export function AnswerPreview({ game, markdown }: { game: string; markdown: string }) {
  const { t } = useLingui();
  const person = useStaffDesk().me.name;
  const time = formatTime(new Date()).slice(11);
  if (markdown.trim() === '') return <p className={css.nothing}>{t`還沒寫內容，這裡會是玩家看到的樣子。`}</p>;
  return (
    <div className={css.preview} data-game={game} tabIndex={0} role="group" aria-label={t`玩家看到的樣子`}>
      <StaffMessage game={game} name={t({ context: 'tickets', message: `客服人員・${person}` })} time={time}>
        <StaffWords text={markdown} />
      </StaffMessage>
    </div>
  );
}
