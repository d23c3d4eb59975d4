import type { SurveyImport, SurveyImportKind } from '@hub/contracts/surveys';
import { Badge, CardList, FileTextIcon, formatTime, ListRow } from '@hub/web';
import { ListRows } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { surveyAddress } from '../surveys-address.ts';
import css from '../surveys.module.css';
import { useSurveyImportsInfiniteQuery } from './imports.api.ts';
import { useImportWords } from './use-import-words.ts';

/** Files of one survey, of one kind; the newest first. */
export function ImportList({ survey, kind, live }: { survey: number; kind: SurveyImportKind; live: boolean }) {
  const { t } = useLingui();
  const list = useSurveyImportsInfiniteQuery({ survey, kind }, { refetchOnMountOrArgChange: true });
  const words = useImportWords().kinds[kind];
  return (
    <ListRows
      list={list}
      live={live}
      away={{ title: t`匯入紀錄沒有載到`, text: t`已經上傳的檔案會繼續處理。` }}
      empty={{ icon: <FileTextIcon />, title: t`還沒有匯入過`, text: t`上傳一份 CSV，就會出現在這裡。` }}
      status={(many, ended) => (ended ? t`共 ${many} 份，已全部列出` : t`已列出 ${many} 份`)}
      bones={3}
    >
      {(rows) => (
        <CardList aria-label={words.name}>
          {rows.map((row) => (
            <ImportRow key={row.id} row={row} />
          ))}
        </CardList>
      )}
    </ListRows>
  );
}

function ImportRow({ row }: { row: SurveyImport }) {
  const { t } = useLingui();
  const [state, look] = useImportWords().states[row.state];
  return (
    <ListRow to={surveyAddress.oneImport(row.survey_id, row.id)}>
      <span className={css.head}>
        <b className={css.name}>{row.file_name}</b>
        <Badge kind={look} icon={null}>
          {state}
        </Badge>
      </span>
      <span className={css.facts}>
        <span>{t`${row.rows.toLocaleString('en')} 列`}</span>
        {row.faults > 0 && <span>{t`${row.faults} 列有錯`}</span>}
        <span>{row.made_by}</span>
        <time dateTime={row.made_at}>{formatTime(row.made_at)}</time>
      </span>
    </ListRow>
  );
}
