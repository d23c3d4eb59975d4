import { useLocation, useNavigate, withToken } from '@hub/web';
import { useDesk } from '../desk-context.ts';
import { deskPaths } from '../desk-paths.ts';
import { helpedKey } from './helped-key.ts';

/** An article solved it: counted at once, and kept in the history, so that the way back leads to the form as it was. */
export function useSolved(game: string, type: string) {
  const { desk, api } = useDesk();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [tell] = api.helped.useMutation();
  return {
    solved: (state as { solved?: true } | null)?.solved === true,
    solve: (article: number) => {
      // Whether it is counted is nothing that the player waits for.
      void tell({ body: { game_id: game, article_id: article, question_type: type }, key: helpedKey(game, article) });
      void navigate(pathname + search, { state: { ...(state as object | null), solved: true } });
    },
    back: () => void navigate(-1),
    leave: () => void navigate(withToken(deskPaths(desk, game).home), { replace: true }),
  };
}
