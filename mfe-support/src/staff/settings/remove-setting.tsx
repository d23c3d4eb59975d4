import { Button, isApiFault, Notice } from '@hub/web';
import { ConfirmDialog } from '@hub/web/staff';
import { mayBeRemoved, type Setting, type SettingName } from '@hub/contracts/catalog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRemoveSettingMutation } from './settings.api.ts';

type Props = { kind: SettingName; setting: Setting; onRemoved: () => void };

/** Takes a setting away, asked once more; its versions stay. */
export function RemoveSetting({ kind, setting, onRemoved }: Props) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [remove, { error, isLoading }] = useRemoveSettingMutation();
  if (!mayBeRemoved(kind)) return null;
  const go = async () => {
    const { key, version } = setting;
    const { error: fault } = await remove({ kind, key, version });
    setAsking(false);
    if (!fault) onRemoved();
  };
  return (
    <div>
      {error && (
        <Notice kind="bad" role="alert" title={t`沒有刪除`}>
          <p>{isApiFault(error) ? (error.fields.msg ?? t`暫時連不上，請再試一次。`) : t`請再試一次。`}</p>
        </Notice>
      )}
      <Button size="small" variant="danger" onClick={() => setAsking(true)}>
        <Trans>刪除</Trans>
      </Button>
      {asking && (
        <ConfirmDialog
          question={t`刪除這一項？`}
          button={t`刪除`}
          danger
          busy={isLoading}
          onConfirm={() => void go()}
          onClose={() => setAsking(false)}
        >
          <p>
            <Trans>玩家不會再看到它；內容留在版本紀錄。</Trans>
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
