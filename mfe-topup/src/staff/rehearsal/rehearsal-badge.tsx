import { Badge } from '@hub/web';
import { useLingui } from '@lingui/react/macro';

export function RehearsalBadge() {
  const { t } = useLingui();
  return (
    <Badge kind="warn" icon={null}>
      {t`測試，不計入`}
    </Badge>
  );
}
