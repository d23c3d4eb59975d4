import { ContentText, PageWindow, useGetGamesQuery, usePageTitle, inGameWindow } from '@hub/web';
import { useDeskWords } from './use-desk-words.ts';

type Props = {
  game: string;
  title: string;
  /** The title unless given. */
  heading?: string;
  /** The game's name unless given. */
  subtitle?: string;
};

/** In a game's window the bar shows the title, so the picture is slim and the `h1` unseen. */
export function DeskWindow({ game, title, heading = title, subtitle }: Props) {
  const { label } = useDeskWords();
  const { data: games } = useGetGamesQuery();
  usePageTitle(title);
  if (inGameWindow()) {
    return (
      <>
        <PageWindow game={game} size="slim" />
        <h1 className="visually-hidden">{heading}</h1>
      </>
    );
  }
  const name = games?.find(({ game_id }) => game_id === game)?.game_name;
  const below = subtitle ?? (name && <ContentText>{name}</ContentText>);
  return <PageWindow game={game} size="medium" flow label={label} title={heading} subtitle={below} />;
}
