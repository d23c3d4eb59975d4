import { vipEditors, vipReaders } from '@hub/contracts/vip';
import { CardList, FileTextIcon, SiteLink } from '@hub/web';
import { ListScreen, useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { vipAddress } from '../vip-address.ts';
import { useVipImportsInfiniteQuery } from './imports.api.ts';
import { ImportRow } from './import-row.tsx';
import { UploadForm } from './upload-form.tsx';

/** Files of the list: a new one, and those before. */
export function ImportsPage() {
  const { t } = useLingui();
  const { signedIn } = useStaffGames(vipReaders);
  const edits = useStaffGames(vipEditors).games.length > 0;
  const list = useVipImportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <ListScreen
      title={t`匯入 VIP 名單`}
      lead={t`上傳後先比對、看過每一列，再送另一位同事核准；核准後整份一起生效。`}
      actions={<SiteLink to={vipAddress.list}>{t`VIP 名單`}</SiteLink>}
      tools={edits && <UploadForm />}
      list={list}
      live={signedIn}
      away={{ title: t`匯入紀錄沒有載到`, text: t`已經上傳的檔案會繼續處理。` }}
      empty={{ icon: <FileTextIcon />, title: t`還沒有匯入過`, text: t`上傳一份 CSV，就會出現在這裡。` }}
      status={(many, ended) => (ended ? t`共 ${many} 份，已全部列出` : t`已列出 ${many} 份`)}
    >
      {(rows) => (
        <CardList aria-label={t`匯入紀錄`}>
          {rows.map((row) => (
            <ImportRow key={row.id} row={row} />
          ))}
        </CardList>
      )}
    </ListScreen>
  );
}
