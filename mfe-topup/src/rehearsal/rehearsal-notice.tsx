import { Notice } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';

/** On every page of an order that is not sold. */
export function RehearsalNotice() {
  const { t } = useLingui();
  return (
    <Notice kind="warn" title={t`測試訂單`}>
      <p>
        <Trans>在金流平台的測試區付款，不會真的收款，也不會送進遊戲。</Trans>
      </p>
    </Notice>
  );
}
