import { Button, Notice, Skeleton } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { useSessionEnd } from '@hub/web/staff';
import { quotaBody, type Quota } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MovedNotice } from '../moved-notice.tsx';
import { useSeen } from '../use-seen.ts';
import { useQuotaQuery, useSaveQuotaMutation } from '../tools.api.ts';
import { DeliveriesFault } from '../screen.tsx';
import { deliveryMessage } from '../words/delivery-message.ts';

/** How many more the reader may send today by themselves. `keeps`: may also change how many that are. */
export function QuotaCard({ game, keeps }: { game: string; keeps: boolean }) {
  const { t } = useLingui();
  const { currentData: quota, error, refetch } = useQuotaQuery(game, { refetchOnMountOrArgChange: true });
  const [changing, setChanging] = useState(false);
  useSessionEnd(error);
  if (!quota)
    return error ? (
      <DeliveriesFault fault={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton shape="rows" count={1} />
    );
  const { left, per_day, used } = quota;
  return (
    <>
      <Notice
        kind={left > 0 ? 'info' : 'warn'}
        title={left > 0 ? t`今天還可以直接寄 ${left} 封` : t`今天的額度用完了，下一封要另一位同事核准`}
      >
        <p>{t`每人每天 ${per_day} 封，您今天寄了 ${used} 封。超過的先送出申請，核准後才會寄。`}</p>
        {keeps && (
          <Button variant="quiet" size="small" onClick={() => setChanging(true)}>
            {t`改每天的額度`}
          </Button>
        )}
      </Notice>
      {changing && <QuotaDialog quota={quota} onClose={() => setChanging(false)} />}
    </>
  );
}

function QuotaDialog({ quota, onClose }: { quota: Quota; onClose: () => void }) {
  const { t } = useLingui();
  const [save] = useSaveQuotaMutation();
  const { seen, moved, guard } = useSeen(quota, ({ version }) => version);
  const many = seen.per_day;
  const form = useContractForm({
    schema: quotaBody.omit(['game_id']),
    initial: { per_day: String(quota.per_day) },
    messages: deliveryMessage,
    submit: async ({ per_day }) => {
      await guard(save({ body: { game_id: quota.game_id, per_day }, version: seen.version }).unwrap());
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`每人每天可以直接寄幾封？`} crossed>
      <FormFrame form={form} changed={moved && <MovedNotice said={form.conflict} typed now={t`每人每天 ${many} 封`} />}>
        <TextField
          form={form}
          name="per_day"
          label={t`封數`}
          hint={t`0 表示每一封都要另一位同事核准`}
          inputMode="numeric"
          autoComplete="off"
          width="short"
        />
        <SubmitButton form={form}>{t`儲存`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}
