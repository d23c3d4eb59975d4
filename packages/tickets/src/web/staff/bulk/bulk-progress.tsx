import { Button, Notice } from '@hub/web';
import { ProgressBar } from '@hub/web/parts';
import type { BulkView } from '@hub/contracts/tickets';
import { useLingui } from '@lingui/react/macro';
import { useStaffDesk } from '../staff-desk-context.ts';
import css from './bulk.module.css';

type Props = { state: BulkView['data']; onClose: () => void };

/** It goes on when this page is closed. */
export function BulkProgress({ state: { total, left, items }, onClose }: Props) {
  const { t } = useLingui();
  const { desk } = useStaffDesk();
  const done = total - left;
  const numbersOf = (result: string) =>
    items.filter((item) => item.result === result).map(({ ticket_id }) => `#${desk.numberPrefix}${ticket_id}`);
  const good = numbersOf('done').length;
  const closed = numbersOf('closed');
  const absent = numbersOf('absent');
  const owed = numbersOf('deadline');
  return (
    <div className={css.body}>
      <p role="status">{left > 0 ? t`處理中，已完成 ${done}／${total} 件。可以關掉，會繼續處理。` : t`都處理完了`}</p>
      <ProgressBar value={done} max={total} label={t`進度`} />
      {left === 0 && (
        <>
          {good > 0 && <Notice kind="ok" title={t`完成 ${good} 件`} />}
          {closed.length > 0 && (
            <Notice kind="plain" title={t`之前已結案，略過 ${closed.length} 件`}>
              <p>{closed.join(' ')}</p>
            </Notice>
          )}
          {owed.length > 0 && (
            <Notice kind="warn" title={t`有法定期限，要先答覆，略過 ${owed.length} 件`}>
              <p>{owed.join(' ')}</p>
            </Notice>
          )}
          {absent.length > 0 && (
            <Notice kind="warn" title={t`找不到 ${absent.length} 件`}>
              <p>{absent.join(' ')}</p>
            </Notice>
          )}
        </>
      )}
      <Button wide="always" onClick={onClose}>
        {t`關閉`}
      </Button>
    </div>
  );
}
