import { useLingui } from '@lingui/react/macro';
import css from '../../screen.module.css';
import own from '../serials.module.css';

/** What a file has to look like, with an example. */
export function FileRules() {
  const { t } = useLingui();
  const [shop, draw] = [t`超商通路`, t`直播抽獎`];
  const lines = [
    'serial_no,category_code,note',
    `WXYZ-2345-6789,1,${shop}`,
    'abcd23456789,2,',
    `EFGH 2345 6789,,${draw}`,
  ];
  return (
    <section className={css.block} aria-labelledby="file-rules">
      <h2 id="file-rules" className={own.heading}>{t`檔案怎麼寫`}</h2>
      <ul className={own.rules}>
        <li>{t`UTF-8 的 CSV，或壓成 gz；最大 64 MB，最多 1,000,000 列`}</li>
        <li>{t`第一列是欄位名稱，只有 serial_no 一定要有`}</li>
        <li>{t`serial_no：8 到 32 碼英文字母和數字；全形、小寫、空白和連字號會自動整理`}</li>
        <li>{t`category_code：第幾種獎勵（1 是第一種，照匯入時活動表單的順序）；沒填就用表單選的獎勵`}</li>
        <li>{t`note：給自己看的備註，不會存下來`}</li>
      </ul>
      <pre className={own.example} tabIndex={0} role="region" aria-label={t`檔案的例子`}>
        {lines.join('\n')}
      </pre>
      <p
        className={own.text}
      >{t`同一個活動不能匯入同一個檔案兩次。序號的原文加密保存，頁面上看不到；要取出沒用過的，得由兩位同事核准，只能下載一次。`}</p>
    </section>
  );
}
