import { Badge, formatTime, LinkButton, SectionTitle, type BadgeKind } from '@hub/web';
import type { GameAddressRow, PartnerKeyPurpose, PartnerKeyRow } from '@hub/contracts/identity';
import { Trans, useLingui } from '@lingui/react/macro';
import { useGameNames } from '../roles.ts';
import { GameLink } from './game-link.tsx';
import css from './keys.module.css';

const dress: Record<PartnerKeyRow['state'], BadgeKind> = {
  live: 'ok',
  soon: 'warn',
  over: 'neutral',
  revoked: 'neutral',
};

type Props = { games: string[]; keys: PartnerKeyRow[]; addresses: GameAddressRow[] };

/** Under the name of each game: the keys of its tokens, and the link to its server with the keys of that. */
export function KeyList({ games, keys, addresses }: Props) {
  const { t } = useLingui();
  const { nameOf } = useGameNames();
  return games.map((game) => {
    const of = (purpose: PartnerKeyPurpose) => keys.filter((row) => row.game_id === game && row.purpose === purpose);
    return (
      <section key={game} aria-labelledby={`keys-${game}`} className={css.game}>
        <SectionTitle id={`keys-${game}`}>{nameOf(game)}</SectionTitle>
        <div className={css.box}>
          <KeysOf game={game} purpose="token" title={t`登入權杖`} keys={of('token')} />
          <GameLink
            game={game}
            address={addresses.find((row) => row.game_id === game)}
            keyed={of('link').some(({ state }) => state === 'live')}
          >
            <Keys keys={of('link')} />
          </GameLink>
        </div>
      </section>
    );
  });
}

type KeysOfProps = { game: string; purpose: PartnerKeyPurpose; title: string; keys: PartnerKeyRow[] };

function KeysOf({ game, purpose, title, keys }: KeysOfProps) {
  return (
    <section aria-labelledby={`keys-${game} ${purpose}-${game}`} className={css.part}>
      <h3 id={`${purpose}-${game}`} className={css.partTitle}>
        {title}
      </h3>
      <Keys keys={keys} />
    </section>
  );
}

function Keys({ keys }: { keys: PartnerKeyRow[] }) {
  if (keys.length === 0)
    return (
      <p className={css.none}>
        <Trans>還沒有金鑰</Trans>
      </p>
    );
  return (
    <ul className={css.keys}>
      {keys.map((row) => (
        <KeyItem key={row.kid} row={row} />
      ))}
    </ul>
  );
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
  const asked = new URLSearchParams({ game: row.game_id, old: row.kid, purpose: row.purpose });
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
