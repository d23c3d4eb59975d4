import { wordsIn, type SurveyContent, type SurveyField } from '@hub/contracts/surveys';
import { contentLang, useLanguage } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import css from '../surveys.module.css';
import { changesBetween, type ContentPart } from './changes.ts';

type Props = { live: SurveyContent; draft: SurveyContent };

/** What players would see otherwise after a publication, line by line. */
export function ChangeList({ live, draft }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { parts, added, removed, changed, moved } = changesBetween(live, draft);
  const words: Record<ContentPart, string> = {
    title: t`標題`,
    intro: t`開頭的說明`,
    done: t`填完後說的話`,
    window: t`開放時間`,
    embed_url: t`外部表單的網址`,
    one_answer_per: t`可以填幾次`,
    reward: t`獎勵`,
    pages: t`頁面和頁面標題`,
  };
  const named = (fields: readonly SurveyField[]) =>
    fields.map((field) => wordsIn(field.label, language) || field.key).join(t`、`);
  const rows: [string, string][] = [
    [t`新的題目`, named(added)],
    [t`拿掉的題目`, named(removed)],
    [t`改過的題目`, named(changed)],
    [t`順序`, moved ? t`題目換了順序` : ''],
    [t`其他`, parts.map((part) => words[part]).join(t`、`)],
  ];
  const told = rows.filter(([, said]) => said !== '');
  if (told.length === 0) return <p className={css.text}>{t`和玩家現在看到的一樣。`}</p>;
  return (
    <dl className={css.changes}>
      {told.map(([name, said]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang={contentLang}>{said}</dd>
        </div>
      ))}
    </dl>
  );
}
