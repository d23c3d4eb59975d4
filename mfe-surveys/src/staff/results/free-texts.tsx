import { contentLang, formatTime } from '@hub/web';
import { ListRows } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import css from '../surveys.module.css';
import own from './results.module.css';
import { useSurveyTextsInfiniteQuery, type OfVersion } from '../surveys.api.ts';

/** What players wrote to one question, the newest first; whose it is stands nowhere here. */
export function FreeTexts({ of, question }: { of: OfVersion; question: string }) {
  const { t } = useLingui();
  const list = useSurveyTextsInfiniteQuery({ ...of, question }, { refetchOnMountOrArgChange: true });
  return (
    <ListRows
      list={list}
      away={{ title: t`玩家寫的沒有載到`, text: t`回答都在，請再試一次。` }}
      empty={{ title: t`還沒有人寫` }}
      status={(many, ended) => (ended ? t`共 ${many} 則，已全部列出` : t`已列出 ${many} 則`)}
      bones={3}
    >
      {(rows) => (
        <ul className={own.texts} aria-label={t`玩家寫的`}>
          {rows.map(({ id, text, version, at }) => (
            <li key={id}>
              <p className={own.written} lang={contentLang}>
                {text}
              </p>
              <span className={css.facts}>
                <time dateTime={at}>{formatTime(at)}</time>
                <span>{t`第 ${version} 版`}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </ListRows>
  );
}
