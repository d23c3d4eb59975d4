import { Button, formatTime, LinkButton, Notice } from '@hub/web';
import type { SerialBatch } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import css from '../../screen.module.css';
import own from '../serials.module.css';
import { AskUnusedDialog } from './ask-unused-dialog.tsx';
import { FetchUnused } from './fetch-unused.tsx';

/** The one download of the unused codes: asked for, approved by a second person, fetched once, then gone. */
export function UnusedCodes({ batch }: { batch: SerialBatch }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const may = batch.may.includes('unused');
  const { approval, download, fetching, downloaded_at } = batch;
  if (!may && !fetching && approval === null && download === null && downloaded_at === null) return null;
  const fresh = approval === null && download === null && downloaded_at === null;
  return (
    <section className={css.block} aria-labelledby="batch-unused">
      <h2 id="batch-unused" className={own.heading}>{t`沒用過的序號`}</h2>
      <Told batch={batch} />
      {fresh && may && (
        <div>
          <Button size="small" onClick={() => setAsking(true)}>{t`提出下載`}</Button>
        </div>
      )}
      {asking && <AskUnusedDialog batch={batch} onClose={() => setAsking(false)} />}
    </section>
  );
}

function Told({ batch: { id, approval, download, fetching, downloaded_at } }: { batch: SerialBatch }) {
  const { t } = useLingui();
  if (downloaded_at !== null) {
    return (
      <Notice kind="plain" role="status" title={t`已在 ${formatTime(downloaded_at)} 下載`}>
        <p>{t`序號的原文已經銷毀，不能再下載，也沒有人能再看到。`}</p>
      </Notice>
    );
  }
  if (download !== null) {
    return (
      <Notice kind="ok" role="status" title={t`已核准，可以下載一次`}>
        <p>{t`您在 ${formatTime(download)} 前可以下載一次。整個檔案送出後，序號的原文就會銷毀，請先準備好存放的地方。中途斷線不算，可以再按一次。`}</p>
        <FetchUnused id={id} />
      </Notice>
    );
  }
  if (approval !== null) {
    return (
      <Notice kind="info" role="status" title={t`已提出下載，等另一位同事核准`}>
        <p>{t`申請編號 ${approval}。核准後 24 小時內，提出的人可以下載一次。`}</p>
        <LinkButton size="small" to="/staff/approvals">{t`看等待核准`}</LinkButton>
      </Notice>
    );
  }
  if (fetching) {
    return (
      <Notice kind="info" role="status" title={t`檔案正在送出`}>
        <p>{t`送完就會銷毀序號的原文。中途斷線，提出的人可以再下載一次；一直停在這裡，請重新提出下載。`}</p>
      </Notice>
    );
  }
  return (
    <p className={own.text}>
      {t`要交給合作夥伴或印製時，可以下載還沒用過的序號：由另一位同事核准後，24 小時內下載一次；下載後原文就會銷毀，不能再下載。`}
    </p>
  );
}
