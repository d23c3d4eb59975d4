import { Button, Notice } from '@hub/web';
import { Dialog, TextArea } from '@hub/web/parts';
import { countCodePoints } from '@hub/forms';
import type { BulkAction } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { StaffWords } from '../../view/staff-words.tsx';
import css from './bulk.module.css';
import { BulkProgress } from './bulk-progress.tsx';
import { useBulk } from './use-bulk.ts';

const LIMIT = 10_000;

type Props = {
  action: BulkAction;
  ids: number[];
  words: string;
  onWords: (words: string) => void;
  /** `done`: the work was begun. */
  onClose: (done: boolean) => void;
};

/** Two steps: what it is about, then a button that names the number. */
export function BulkDialog({ action, ids, words, onWords, onClose }: Props) {
  const { t } = useLingui();
  const work = useBulk(t`沒有送到，請再按一次`);
  const [step, setStep] = useState<'write' | 'sure'>(action === 'answer' ? 'write' : 'sure');
  const count = ids.length;
  const content = words.trim();
  const length = countCodePoints(content);
  const wrong = length === 0 || length > LIMIT;
  const title = action === 'close' ? t`結案 ${count} 件` : t`回覆 ${count} 件`;
  if (work.state) {
    return (
      // A dialog of its own takes the focus, which the pressed button would lose.
      <Dialog key="begun" open onClose={() => onClose(true)} title={title} crossed>
        <BulkProgress state={work.state} onClose={() => onClose(true)} />
      </Dialog>
    );
  }
  const begin = () => work.begin({ action, ids, count, ...(action === 'answer' && { content }) });
  const back = () => (action === 'answer' && step === 'sure' ? setStep('write') : onClose(false));
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      title={title}
      actions={
        <>
          <Button onClick={back} disabled={work.busy}>
            {action === 'answer' && step === 'sure' ? t`回去改` : t`先不要`}
          </Button>
          {step === 'write' ? (
            <Button variant="primary" disabled={wrong} onClick={() => setStep('sure')}>
              {t`下一步`}
            </Button>
          ) : (
            <Button variant="primary" busy={work.busy} busyWords={t`送出中`} onClick={begin}>
              {action === 'close' ? t`結案這 ${count} 件` : t`送出給 ${count} 位玩家`}
            </Button>
          )}
        </>
      }
    >
      <div className={css.body}>
        {work.refusal !== undefined && <Notice kind="bad" role="alert" title={work.refusal} />}
        {step === 'write' && <Words words={words} onWords={onWords} over={length > LIMIT} />}
        {step === 'sure' && action === 'answer' && (
          <div className={css.preview} tabIndex={0} role="group" aria-label={t`玩家看到的樣子`}>
            <StaffWords text={content} />
          </div>
        )}
        {step === 'sure' && (
          <p>
            {action === 'close'
              ? t`每位玩家都會收到結案通知信，之後不能再補充。已結案的會略過。`
              : t`每件會各有一則同樣的回覆，並寄通知信給玩家。已結案的會略過。`}
          </p>
        )}
      </div>
    </Dialog>
  );
}

type WordsProps = { words: string; onWords: (words: string) => void; over: boolean };

function Words({ words, onWords, over }: WordsProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t`要給每位玩家的回覆`}</label>
      <TextArea
        id={id}
        rows={6}
        placeholder={t`**粗體**、清單、[連結](網址) 都可以用。`}
        value={words}
        aria-invalid={over || undefined}
        aria-describedby={over ? `${id}-over` : undefined}
        onChange={(event) => onWords(event.currentTarget.value)}
      />
      {over && <p id={`${id}-over`} className={css.over}>{t`最多 10,000 個字`}</p>}
    </>
  );
}
