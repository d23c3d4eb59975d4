import { useLocation, useNavigate } from '@hub/web';
import { useDesk } from '../desk-context.ts';
import { useDeskHome } from '../use-desk-home.ts';
import { helpedKey } from './helped-key.ts';

/** An article solved it: kept in the history, so that the way back leads to the form as it was; counted when it stays at that. */
export function useSolved(game: string, type: string) {
  const { api } = useDesk();
  const home = useDeskHome(game);
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [tell] = api.helped.useMutation();
  const article = (state as { solved?: number } | null)?.solved;
  return {
    solved: article !== undefined,
    solve: (solved: number) => void navigate(pathname + search, { state: { ...(state as object | null), solved } }),
    back: () => void navigate(-1),
    leave: () => {
      // Whether it is counted is nothing that the player waits for.
      if (article !== undefined)
        void tell({ body: { game_id: game, article_id: article, question_type: type }, key: helpedKey(game, article) });
      void navigate(home, { replace: true });
    },
  };
}
