import { surveyReaders, type SurveyData } from '@hub/contracts/surveys';
import { SectionTitle } from '@hub/web';
import { useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import css from '../surveys.module.css';
import { ImportList } from './import-list.tsx';
import { UploadForm } from './upload-form.tsx';

/** Who may log in to an exclusive survey: how many, and the files that they came with. */
export function EligibleTab({ survey: { row, eligible, may } }: { survey: SurveyData }) {
  const { t } = useLingui();
  const { signedIn } = useStaffGames(surveyReaders);
  return (
    <>
      <dl className={css.sums}>
        <div className={css.sum}>
          <dt>{t`有資格的帳號`}</dt>
          <dd>{eligible.toLocaleString('en')}</dd>
        </div>
        <div className={css.sum}>
          <dt>{t`已經填了`}</dt>
          <dd>{row.answers.toLocaleString('en')}</dd>
        </div>
      </dl>
      {may.includes('eligible') && (
        <section className={css.part} aria-labelledby="eligible-upload">
          <SectionTitle id="eligible-upload">{t`加入名單`}</SectionTitle>
          <p className={css.text}>{t`上傳後先比對，看過再匯入；已經在名單裡的不會重複，也不會被拿掉。`}</p>
          <UploadForm kind="eligible" survey={row.id} />
        </section>
      )}
      <section className={css.part} aria-labelledby="eligible-files">
        <SectionTitle id="eligible-files">{t`匯入紀錄`}</SectionTitle>
        <ImportList survey={row.id} kind="eligible" live={signedIn} />
      </section>
    </>
  );
}
