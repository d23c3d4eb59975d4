import { Badge, formatTime, LinkButton, SectionTitle, type BadgeKind } from '@hub/web';
import type { PartnerKeyRow } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useGameNames } from '../roles.ts';
import css from './keys.module.css';

const dress: Record<PartnerKeyRow['state'], BadgeKind> = {
  live: 'ok',
  soon: 'warn',
  over: 'neutral',
  revoked: 'neutral',
};

/** Keys under the names of their games; those that count come with what can be asked for. */
export function KeyList({ keys }: { keys: PartnerKeyRow[] }) {
  const { nameOf } = useGameNames();
  const games = [...new Set(keys.map(({ game_id }) => game_id))];
  return games.map((game) => (
    <section key={game} aria-labelledby={`keys-${game}`} className={css.game}>
      <SectionTitle id={`keys-${game}`}>{nameOf(game)}</SectionTitle>
      <ul className={css.keys}>
        {keys
          .filter(({ game_id }) => game_id === game)
          .map((row) => (
            <KeyItem key={row.kid} row={row} />
          ))}
      </ul>
    </section>
  ));
}

function KeyItem({ row }: { row: PartnerKeyRow }) {
  const { t } = useLingui();
  const states: Record<PartnerKeyRow['state'], string> = {
    live: t`使用中`,
    soon: t`尚未開始`,
    over: t`已到期`,
    revoked: t`已停用`,
  };
  const ends = row.ends_at && formatTime(row.ends_at);
  const asked = new URLSearchParams({ game: row.game_id, old: row.kid });
  const live = row.state === 'live' || row.state === 'soon';
  return (
    <li className={css.key} data-over={!live || undefined}>
      <div className={css.name}>
        <code>{row.kid}</code>
        <span className={css.alg}>{row.alg}</span>
        <Badge kind={dress[row.state]} icon={null}>
          {states[row.state]}
        </Badge>
      </div>
      <p className={css.times}>
        <span>
          <Trans>{formatTime(row.starts_at)} 起</Trans>
        </span>
        {ends && <span>{row.state === 'revoked' ? <Trans>{ends} 停用</Trans> : <Trans>{ends} 到期</Trans>}</span>}
        {row.print && <code className={css.print}>SHA-256 {row.print}</code>}
      </p>
      {row.state !== 'revoked' && (
        <div className={css.deeds}>
          {live && (
            <LinkButton size="small" to={`/staff/keys/change?deed=rotate&${asked}`} aria-label={t`更換 ${row.kid}`}>
              <Trans>更換</Trans>
            </LinkButton>
          )}
          <LinkButton size="small" to={`/staff/keys/change?deed=revoke&${asked}`} aria-label={t`停用 ${row.kid}`}>
            <Trans>停用</Trans>
          </LinkButton>
        </div>
      )}
    </li>
  );
}
