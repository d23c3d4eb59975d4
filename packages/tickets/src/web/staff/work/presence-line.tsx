import { useLingui } from '@lingui/react/macro';
import { EyeIcon, PencilIcon } from 'lucide-react';
import type { Other } from './staff-work.api.ts';
import css from './work.module.css';

/** Who else is here: whoever writes first, since two answers are one too many. */
export function PresenceLine({ others }: { others: readonly Other[] }) {
  const { t } = useLingui();
  const writing = others.filter(({ doing }) => doing === 'writing');
  const names = (writing.length > 0 ? writing : others).map(({ name }) => name).join(t`、`);
  return (
    <p className={css.presence} role="status" data-writing={writing.length > 0 || undefined}>
      {others.length > 0 && (
        <>
          {writing.length > 0 ? <PencilIcon /> : <EyeIcon />}
          {writing.length > 0 ? t`${names}正在寫回覆` : t`${names}也在看`}
        </>
      )}
    </p>
  );
}
