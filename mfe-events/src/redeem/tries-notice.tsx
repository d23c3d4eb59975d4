import { Notice } from '@hub/web';
import { SHOW_LEFT_FROM } from '@hub/contracts/events';
import { Plural, Trans } from '@lingui/react/macro';

/** How many are left is told from the fifth error, and where fewer lock, from half of them. */
const tellsFrom = (limit: number): number => Math.min(SHOW_LEFT_FROM, Math.ceil(limit / 2));

type Props = { errors: number; limit: number };

/** Wrong entries lock: said from the start, and how many are left once it becomes serious. */
export function TriesNotice({ errors, limit }: Props) {
  const left = Math.max(limit - errors, 0);
  const serious = errors >= tellsFrom(limit);
  return (
    <div role="status">
      <Notice
        kind={serious ? 'warn' : 'plain'}
        title={
          serious ? (
            <Trans context="redeem">
              <Plural value={left} other="尚可嘗試 # 次" />
            </Trans>
          ) : undefined
        }
      >
        <Trans context="redeem">輸入錯誤累計 {limit} 次，兌換功能會鎖定，需由客服解除。</Trans>
      </Notice>
    </div>
  );
}
