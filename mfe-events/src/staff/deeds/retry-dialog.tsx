import { Button, newKey, Notice } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { useSessionEnd } from '@hub/web/staff';
import type { Delivery } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDoDeedMutation } from '../deliveries.api.ts';
import { MovedNotice } from '../moved-notice.tsx';
import { useSeen } from '../use-seen.ts';
import { refusalOf } from '../words/delivery-message.ts';
import { useStateWords } from '../words/use-delivery-words.ts';
import css from './deeds.module.css';

type Props = { delivery: Delivery; onClose: () => void };

/** Sends it at once, under the same name: what arrived before counts once. */
export function RetryDialog({ delivery, onClose }: Props) {
  const { t } = useLingui();
  const [send, { error, isLoading }] = useDoDeedMutation();
  const [key] = useState(newKey);
  const states = useStateWords();
  const { seen, moved, guard } = useSeen(delivery, ({ row }) => row.version);
  const { row, circuit, may } = seen;
  useSessionEnd(error);
  const retry = async () => {
    const call = send({ id: row.id, deed: 'retry', version: row.version, key, body: {} }).unwrap();
    await guard(call).then(onClose, () => {});
  };
  const refusal = error && (refusalOf(error) ?? t`沒有送到，請再按一次`);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`再送一次？`}
      actions={
        <>
          <Button onClick={onClose}>{t`先不要`}</Button>
          <Button
            variant="primary"
            data-main-answer
            busy={isLoading}
            busyWords={t`處理中`}
            onClick={() => void retry()}
          >
            {t`再送一次`}
          </Button>
        </>
      }
    >
      <div className={css.explain}>
        {moved ? (
          <MovedNotice said={refusal} now={states[row.state][0]} can={may.includes('retry')} />
        ) : (
          refusal && <Notice kind="bad" role="alert" title={refusal} />
        )}
        {circuit === 'open' && <Notice kind="warn" title={t`遊戲的連線現在停著，會等它恢復才寄`} />}
        <p>{t`會以同一編號馬上再送。就算之前其實已經送到，遊戲也只會算一次，玩家不會重複領到。`}</p>
      </div>
    </Dialog>
  );
}
