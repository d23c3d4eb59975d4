import { Badge, CardList, contentLang, formatTime, ListRow, type BadgeKind } from '@hub/web';
import type { SettingName, SettingRow } from '@hub/contracts/catalog';
import { Trans, useLingui } from '@lingui/react/macro';
import { settingAddress } from './setting-address.ts';
import css from './settings.module.css';
import { useNoteWords } from './use-note-words.ts';
import { useGameChoice, useSettingNames, useStateWords } from './use-setting-words.ts';

const dress: Record<SettingRow['state'], BadgeKind> = { live: 'ok', soon: 'warn', over: 'neutral', off: 'neutral' };

/** Kinds whose rows are games already, or belong to none. */
const ofItself: readonly SettingName[] = ['games', 'themes', 'roles', 'tips', 'site'];

/** Settings as rows: what it is, for which game, whether players see it. */
export function SettingTable({ kind, rows }: { kind: SettingName; rows: SettingRow[] }) {
  const { t } = useLingui();
  const words = useSettingNames()[kind];
  const states = useStateWords(kind);
  const { nameOf } = useGameChoice();
  const noteOf = useNoteWords();
  const languages = { 'zh-HK': t`香港`, en: t`英文` };
  return (
    <CardList aria-label={words.name}>
      {rows.map((row) => (
        <ListRow key={row.key} to={settingAddress(kind, row.key)}>
          <span className={css.row}>
            <span className={css.title} lang={kind === 'site' ? undefined : contentLang}>
              {kind === 'site' ? words.one : row.title}
            </span>
            <Badge kind={dress[row.state]} icon={null}>
              {states[row.state]}
            </Badge>
            {row.lacks.length > 0 && (
              <Badge kind="warn" icon={null}>
                {t`缺 ${row.lacks.map((language) => languages[language]).join('、')}`}
              </Badge>
            )}
            {row.draft && (
              <Badge kind="processing" icon={null}>
                <Trans>有草稿</Trans>
              </Badge>
            )}
          </span>
          <span className={css.facts}>
            {!ofItself.includes(kind) && <span>{nameOf(row.game_id)}</span>}
            {row.note && <span>{noteOf(kind, row.note)}</span>}
            {row.from && <span>{t`${formatTime(row.from)} 起`}</span>}
            {row.until && <span>{t`到 ${formatTime(row.until)}`}</span>}
          </span>
        </ListRow>
      ))}
    </CardList>
  );
}
