import { hostsBeyond, textOfHosts, type HostsByGame } from '@hub/contracts/releases';
import { useLingui } from '@lingui/react/macro';
import { useGameNames } from '../roles.ts';
import css from './releases.module.css';

/** Where each game is shown. */
export function HostLines({ hosts }: { hosts: HostsByGame }) {
  const { nameOf } = useGameNames();
  return (
    <ul className={css.hosts}>
      {Object.entries(hosts).map(([game, origins]) => (
        <li key={game}>
          <span className={css.name}>{nameOf(game)}</span> <span className={css.quiet}>{game}</span>
          {origins.map((origin) => (
            <code key={origin} className={css.origin}>
              {origin}
            </code>
          ))}
        </li>
      ))}
    </ul>
  );
}

type Both = { before: HostsByGame; after: HostsByGame };

/** What comes and what goes from one list to the other. */
export function HostChanges({ before, after }: Both) {
  const { t } = useLingui();
  const rows = [
    { sign: '+', word: t`加入`, lines: linesOf(hostsBeyond(after, before)) },
    { sign: '−', word: t`移除`, lines: linesOf(hostsBeyond(before, after)) },
  ].filter(({ lines }) => lines.length > 0);
  if (rows.length === 0) return <span className={css.quiet}>{t`名單沒有變`}</span>;
  return (
    <ul className={css.hosts}>
      {rows.map(({ sign, word, lines }) => (
        <li key={sign}>
          <span className={css.name}>
            <span aria-hidden>{sign}</span> {word}
          </span>
          {lines.map((line) => (
            <code key={line} className={css.origin}>
              {line}
            </code>
          ))}
        </li>
      ))}
    </ul>
  );
}

const linesOf = (hosts: HostsByGame): string[] => textOfHosts(hosts).split('\n').filter(Boolean);
