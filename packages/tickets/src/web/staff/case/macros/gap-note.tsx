import { Button, CircleAlertIcon } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { gapsIn } from '@hub/contracts/tickets';
import { useVariableWords } from '../../macros/use-variable-words.ts';
import css from './macros.module.css';

/** What a canned reply left open; nothing is sent before it is filled. */
export function GapNote({ id, text, onFill }: { id: string; text: string; onFill: () => void }) {
  const { t } = useLingui();
  const words = useVariableWords();
  const gaps = gapsIn(text);
  const names = gaps.map((gap) => words[gap]).join(t`、`);
  return (
    <div role="status" id={id}>
      {gaps.length > 0 && (
        <p className={css.gaps}>
          <CircleAlertIcon />
          <span>{t`還有空格要填：${names}`}</span>
          <Button look="quiet" size="small" onClick={onFill}>
            {t`去填`}
          </Button>
        </p>
      )}
    </div>
  );
}
