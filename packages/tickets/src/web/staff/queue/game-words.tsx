import { contentLang } from '@hub/web';
import { shortGameName } from '@hub/web/staff';
import css from './queue-row.module.css';

export const isMixed = (rows: readonly { game_id: string }[] = []): boolean =>
  rows.some(({ game_id }) => game_id !== rows[0]?.game_id);

/** The game of a row: its whole name for readers; `shown`: in short for everybody, since a colour alone says little. */
export function GameWords({ name, shown }: { name: string; shown: boolean }) {
  return (
    <>
      <span className="visually-hidden" lang={contentLang}>{`${name}, `}</span>
      {shown && (
        <span className={css.game} title={name} lang={contentLang} aria-hidden="true">
          {shortGameName(name)}
        </span>
      )}
    </>
  );
}
