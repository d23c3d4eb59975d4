import { Button, Notice } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { useSessionEnd } from '@hub/web/staff';
import type { SerialBatch } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import css from '../../deeds/deeds.module.css';
import { focusTitle } from '../../focus-title.ts';
import { MovedNotice } from '../../moved-notice.tsx';
import { useSeen } from '../../use-seen.ts';
import { refusalOf } from '../../words/delivery-message.ts';
import { useDoBatchDeedMutation } from '../serials.api.ts';
import { useBatchWords } from '../use-serial-words.ts';

type Props = { deed: 'cancel' | 'retry'; batch: SerialBatch; onClose: () => void };

/** A deed that needs no words: asked once more, then done. */
export function PressDialog({ deed, batch: now, onClose }: Props) {
  const { t } = useLingui();
  const [send, { error, isLoading }] = useDoBatchDeedMutation();
  const states = useBatchWords();
  const { seen: batch, moved, guard } = useSeen(now, ({ version }) => version);
  useSessionEnd(error);
  const words = {
    cancel: {
      title: t`取消這一批？`,
      text: t`讀到一半或寫到一半的序號都會清掉，檔案也會刪除。沒有任何玩家用過這一批。`,
      button: t`取消這一批`,
    },
    retry: { title: t`再做一次？`, text: t`從頭再做一次，不會產生重複的序號。`, button: t`再做一次` },
  }[deed];
  const done = () => {
    onClose();
    focusTitle();
  };
  const act = () => guard(send({ id: batch.id, deed, version: batch.version, body: {} }).unwrap()).then(done, () => {});
  const refusal = error && (refusalOf(error) ?? t`沒有送到，請再按一次`);
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button onClick={onClose}>{t`先不要`}</Button>
          <Button
            variant={deed === 'cancel' ? 'danger' : 'primary'}
            data-main-answer={deed === 'retry' || undefined}
            busy={isLoading}
            busyWords={t`處理中`}
            onClick={() => void act()}
          >
            {words.button}
          </Button>
        </>
      }
    >
      <div className={css.explain}>
        {moved ? (
          <MovedNotice said={refusal} now={states[batch.state][0]} can={batch.may.includes(deed)} />
        ) : (
          refusal && <Notice kind="bad" role="alert" title={refusal} />
        )}
        <p>{words.text}</p>
      </div>
    </Dialog>
  );
}
