import { Button } from '@hub/web';
import { ProgressBar } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import css from '../../screen.module.css';
import own from '../serials.module.css';

/** How far a file has gone. Once it is there the server puts it away, and nothing here would hold that back. */
export function SendingFile({ percent, onStop }: { percent: number; onStop: () => void }) {
  const { t } = useLingui();
  return (
    <div className={own.going}>
      <span className={own.step}>
        <span>{percent < 100 ? t`上傳中` : t`已上傳，伺服器正在收檔案`}</span>
        <span>{`${percent}%`}</span>
      </span>
      <ProgressBar label={t`上傳進度`} max={100} value={percent} />
      {percent < 100 && (
        <span className={css.line}>
          <Button variant="quiet" size="small" onClick={onStop}>
            {t`停止上傳`}
          </Button>
        </span>
      )}
    </div>
  );
}
