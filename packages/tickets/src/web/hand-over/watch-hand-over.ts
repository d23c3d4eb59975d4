import { HAND_OVER_MINUTES, type HandOverStateView } from '@hub/contracts/tickets';

const SOON_MS = 4000;
const LATER_MS = 15_000;
/** Whoever scans the code does it now; after that nobody counts the seconds. */
const PATIENT_AFTER = 60;
/** The link may be opened in its last minute, and goes on for as long again. */
const LIFE_MS = (2 * HAND_OVER_MINUTES + 1) * 60_000;

type Watching = {
  at: number;
  /** Asks once; undefined when no answer came. */
  ask: () => Promise<HandOverStateView | undefined>;
  tell: (state: HandOverStateView) => void;
};

/** Until nobody can send it any more. A hidden page does not ask; it asks at once when it is seen again. */
export function watchHandOver({ at, ask, tell }: Watching): () => void {
  let gone = false;
  let asking = false;
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOver = () => Date.now() > at + LIFE_MS;
  const look = async () => {
    if (asking) return;
    clearTimeout(timer);
    if (isOver()) return tell({ state: 'over', question_id: 0 });
    if (!document.hidden) {
      asking = true;
      const state = await ask().catch(() => undefined);
      asking = false;
      if (gone) return;
      asked += 1;
      if (state) tell(state);
    }
    timer = setTimeout(() => void look(), asked < PATIENT_AFTER ? SOON_MS : LATER_MS);
  };
  const seen = () => void (document.hidden || look());
  document.addEventListener('visibilitychange', seen);
  timer = setTimeout(() => void look(), Date.now() - at < SOON_MS ? SOON_MS : 0);
  return () => {
    gone = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
