import { isImportRead } from '@hub/contracts/shared';
import { surveyReaders, type SurveyImport } from '@hub/contracts/surveys';
import {
  Button,
  ButtonRow,
  formatTime,
  LinkButton,
  Notice,
  PageBody,
  PageTitle,
  SectionTitle,
  SiteLink,
  Spinner,
  usePageTitle,
} from '@hub/web';
import { ListRows, RecordPage, useImportWatch, useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { surveyAddress } from '../surveys-address.ts';
import css from '../surveys.module.css';
import { ImportDialog } from './import-dialog.tsx';
import { useSurveyImportFaultsInfiniteQuery, useSurveyImportQuery, type ImportDeed } from './imports.api.ts';
import { useImportWords } from './use-import-words.ts';

/** One file: what it would bring, its bad lines, and the press that takes it in. */
export function ImportPage({ survey, id }: { survey: number; id: number }) {
  const { t } = useLingui();
  const { signedIn } = useStaffGames(surveyReaders);
  const query = useSurveyImportQuery(id, { refetchOnMountOrArgChange: true });
  useImportWatch(query);
  return (
    <RecordPage
      query={query}
      live={signedIn}
      heading={t`匯入檔案`}
      missing={{
        title: t`找不到這次匯入`,
        text: t`可能網址少了一段，或不在您負責的遊戲。`,
        action: <LinkButton to={surveyAddress.one(survey)}>{t`回問卷`}</LinkButton>,
      }}
      away={{ title: t`這次匯入沒有載到`, text: t`檔案會繼續處理。` }}
    >
      {(one) => <Import one={one} />}
    </RecordPage>
  );
}

function Import({ one }: { one: SurveyImport }) {
  const { t } = useLingui();
  const { kinds } = useImportWords();
  const made = formatTime(one.made_at);
  const back = surveyAddress.one(one.survey_id, one.kind === 'eligible' ? 'eligible' : 'rewards');
  usePageTitle(one.file_name);
  return (
    <PageBody>
      <PageTitle
        small
        title={one.file_name}
        lead={
          <span className={css.facts}>
            <span>{kinds[one.kind].name}</span>
            <span>{t`${one.made_by} 在 ${made} 上傳`}</span>
          </span>
        }
        above={<SiteLink to={back}>{one.kind === 'eligible' ? t`資格名單` : t`獎勵`}</SiteLink>}
      />
      <Told one={one} />
      {isImportRead(one) && one.rows > 0 && (
        <>
          <Figures one={one} />
          <Deeds one={one} />
          {one.faults > 0 && <Faults one={one} />}
        </>
      )}
    </PageBody>
  );
}

function Told({ one }: { one: SurveyImport }) {
  const { t } = useLingui();
  const { kinds, states, faults } = useImportWords();
  if (!isImportRead(one))
    return (
      <p role="status" className={css.line}>
        <Spinner /> {one.all === null ? t`正在讀這份檔案` : t`正在讀這份檔案，已讀 ${one.done}／${one.all} 列`}
      </p>
    );
  const applied = one.applied_at === null ? '' : formatTime(one.applied_at);
  if (one.state === 'failed')
    return (
      <Notice kind="bad" role="alert" title={faults[one.fault] || states.failed[0]}>
        {one.fault === 'no_header' && <p>{kinds[one.kind].header}</p>}
      </Notice>
    );
  if (one.state === 'done') return <Notice kind="ok" title={t`已匯入：${applied}，${one.applied_by}`} />;
  if (one.state === 'cancelled') return <Notice kind="plain" title={t`這次匯入已取消，什麼都沒有變動`} />;
  if (one.faults > 0)
    return (
      <Notice kind="warn" title={t`有 ${one.faults} 列不能收，整份還不能匯入`}>
        <p>{t`照下面寫的改好檔案，再上傳一次。`}</p>
      </Notice>
    );
  return <Notice kind="info" title={t`比對好了，還沒有匯入`} />;
}

function Figures({ one }: { one: SurveyImport }) {
  const { t } = useLingui();
  const rows: [string, number][] = [
    [t`會新加入`, one.fresh],
    [t`已經有了，不會重複`, one.same],
    [t`有錯的列`, one.faults],
  ];
  return (
    <dl className={css.sums}>
      {rows.map(([words, many]) => (
        <div key={words} className={css.sum}>
          <dt>{words}</dt>
          <dd>{many.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Deeds({ one }: { one: SurveyImport }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<ImportDeed>();
  if (one.may.length === 0) return null;
  return (
    <>
      <ButtonRow>
        {one.may.includes('apply') && (
          <Button variant="primary" onClick={() => setAsked('apply')}>
            {t`匯入 ${one.fresh.toLocaleString('en')} 筆`}
          </Button>
        )}
        {one.may.includes('cancel') && <Button onClick={() => setAsked('cancel')}>{t`不匯入了`}</Button>}
      </ButtonRow>
      {asked && <ImportDialog deed={asked} one={one} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function Faults({ one }: { one: SurveyImport }) {
  const { t } = useLingui();
  const list = useSurveyImportFaultsInfiniteQuery(one.id, { refetchOnMountOrArgChange: true });
  return (
    <section className={css.part} aria-labelledby="import-faults">
      <SectionTitle id="import-faults">{t`有錯的列`}</SectionTitle>
      <ListRows
        list={list}
        away={{ title: t`這些列沒有載到`, text: t`檔案還在。` }}
        empty={{ title: t`沒有有錯的列` }}
        status={(many, ended) => (ended ? t`共 ${many} 列，已全部列出` : t`已列出 ${many} 列`)}
        bones={3}
      >
        {(rows) => (
          <div className={css.scroll} tabIndex={0} role="region" aria-label={t`每一列`}>
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">{t`列`}</th>
                  <th scope="col">{t`哪裡有錯`}</th>
                  <th scope="col">{t`寫的是`}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ line, error, value }) => (
                  <tr key={line}>
                    <td>{line}</td>
                    <td>{error}</td>
                    <td className={css.key}>{value || '—'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </ListRows>
    </section>
  );
}
