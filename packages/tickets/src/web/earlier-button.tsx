import { Button } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import css from './earlier-button.module.css';
import type { useEarlier } from './use-earlier.ts';

type Props = ReturnType<typeof useEarlier> & { count: number; className?: string };

/** On paper it says what lacks. */
export function EarlierButton({ count, earlier, busy, failed, className }: Props) {
  const { t } = useLingui();
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className={className}
        busy={busy}
        busyWords={t({ context: 'tickets', message: '載入中' })}
        onClick={earlier}
      >
        {t({ context: 'tickets', message: `中間還有 ${count} 則，顯示前面的` })}
      </Button>
      <p className={css.onPaper}>{t({ context: 'tickets', message: `中間還有 ${count} 則，沒有印在這裡` })}</p>
      {failed && <p role="alert">{t({ context: 'tickets', message: '沒有載到，請再按一次' })}</p>}
    </>
  );
}
