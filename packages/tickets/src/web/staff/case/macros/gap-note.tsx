import { Button, CircleAlertIcon } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { gapsIn } from '@hub/contracts/tickets';
import { useVariableWords } from '../../macros/use-variable-words.ts';
import css from './macros.module.css';

export function GapNote({ id, text, onFill }: { id: string; text: string; onFill: () => void }) {
  const { t } = useLingui();
  const words = useVariableWords();
  const gaps = gapsIn(text);
  // A blank has no name of its own: the agent knows what belongs there.
  const names = gaps.filter((gap) => gap !== 'fill').map((gap) => words[gap]);
  const list = names.join(t`、`);
  return (
    <div role="status" id={id}>
      {gaps.length > 0 && (
        <p className={css.gaps}>
          <CircleAlertIcon />
          <span>{names.length === 0 ? t`還有空格要填` : t`還有空格要填：${list}`}</span>
          <Button variant="quiet" size="small" onClick={onFill}>
            {t`去填`}
          </Button>
        </p>
      )}
    </div>
  );
}
