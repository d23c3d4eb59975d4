import { LinkButton } from '@hub/web';
import { Trans } from '@lingui/react/macro';
import { NotFound } from '../not-found/not-found.tsx';

/** No screen of the desk has this address, or none that this account may open. */
export function StaffNotFoundPage() {
  return (
    <NotFound text={<Trans>連結可能過期了，或這個帳號不能看這一頁。需要時請系統管理員調整權限。</Trans>}>
      <LinkButton variant="primary" wide="always" to="/staff">
        <Trans>回工作台</Trans>
      </LinkButton>
    </NotFound>
  );
}
