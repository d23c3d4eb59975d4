import { contentLang } from '@hub/web';
import { Field, Select } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { useGames } from './games.ts';

type Props = {
  id: string;
  value: string;
  onChoose: (game: string) => void;
  /** Which games; all where it is left out. */
  among?: (game: string) => boolean;
  /** Words of the row that chooses none. */
  empty: string;
};

export function GameChoice({ id, value, onChoose, among, empty }: Props) {
  const { t } = useLingui();
  const { all } = useGames();
  const shown = all.filter(({ game_id }) => !among || among(game_id));
  const listed = value === '' || shown.some(({ game_id }) => game_id === value);
  return (
    <Field id={id} label={t`遊戲`}>
      {(wire) => (
        <Select {...wire} empty={empty} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
          {shown.map(({ game_id, game_name }) => (
            <option key={game_id} value={game_id} lang={contentLang}>
              {game_name}
            </option>
          ))}
          {!listed && <option value={value}>{value}</option>}
        </Select>
      )}
    </Field>
  );
}
