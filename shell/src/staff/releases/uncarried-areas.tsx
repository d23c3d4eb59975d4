import type { UncarriedArea } from '@hub/contracts/releases';
import { Trans } from '@lingui/react/macro';
import css from './releases.module.css';
import { useReleaseName } from './use-area-name.ts';

/** What visitors get of areas whose live build a shell does not carry. */
export function UncarriedAreas({ areas }: { areas: readonly UncarriedArea[] }) {
  if (areas.length === 0) return null;
  return (
    <ul className={css.hosts}>
      {areas.map((row) => (
        <li key={row.area}>
          <UncarriedWords row={row} />
        </li>
      ))}
    </ul>
  );
}

function UncarriedWords({ row: { area, live, instead, resting } }: { row: UncarriedArea }) {
  const name = useReleaseName({ area });
  if (resting) return <Trans>「{name}」現在就顯示「正在休息」，會繼續這樣</Trans>;
  if (instead === null)
    return (
      <Trans>
        「{name}」的正式版本 {live} 在這個外框不能用，也沒有別的版本能用：會顯示「正在休息」
      </Trans>
    );
  return (
    <Trans>
      「{name}」的正式版本 {live} 在這個外框不能用：訪客會拿到之前的 {instead}
    </Trans>
  );
}
