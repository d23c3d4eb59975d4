import { Button, Card, SiteLink, isApiFault, Notice, PageTitle, usePageTitle } from '@hub/web';
import { Field, Select } from '@hub/web/parts';
import { FileField } from '@hub/web/staff';
import type { ServersImportView } from '@hub/contracts/catalog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ServersDifference } from './servers-difference.tsx';
import { listAddress } from './setting-address.ts';
import { useImportServersMutation } from './settings.api.ts';
import css from './settings.module.css';
import { useGameChoice } from './use-setting-words.ts';

type Told = ServersImportView['data'];

/** Servers of a game from a CSV file: choose, compare, apply. */
export function ServersImportPage() {
  const { t } = useLingui();
  const { games } = useGameChoice();
  const [game, setGame] = useState('');
  const [file, setFile] = useState<{ chosen: File; csv: string }>();
  const [told, setTold] = useState<Told>();
  const [send, { error, isLoading }] = useImportServersMutation();
  usePageTitle(t`匯入伺服器`);
  const fault = isApiFault(error) ? error.fields : {};
  const choose = async (chosen: File) => {
    setTold(undefined);
    setFile({ chosen, csv: await chosen.text() });
  };
  const run = async (apply: boolean) => {
    const { data } = await send({ game_id: game, csv: file?.csv ?? '', apply, seen: apply ? (told?.seen ?? '') : '' });
    if (data) setTold(data);
  };
  return (
    <>
      <PageTitle title={t`匯入伺服器`} small above={<SiteLink to={listAddress('servers')}>{t`伺服器`}</SiteLink>} />
      <Card>
        <form
          className={css.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void run(false);
          }}
        >
          {error && (fault.msg ?? !fault.csv) && !fault.game_id && (
            <Notice kind="bad" role="alert" title={t`沒有完成`}>
              <p>{fault.msg ?? t`暫時連不上，檔案還在，請再試一次。`}</p>
            </Notice>
          )}
          <Field id="import-game" label={t`遊戲`} error={fault.game_id}>
            {(wire) => (
              <Select
                {...wire}
                width="medium"
                empty={t`請選擇`}
                value={game}
                onChange={(event) => {
                  setGame(event.currentTarget.value);
                  setTold(undefined);
                }}
              >
                {games.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <FileField
            id="import-file"
            label={t`CSV 檔`}
            hint={t`第一列是 server_id,server_name,status（可加 sort）；UTF-8，最多約 1 萬列`}
            error={fault.csv}
            accept=".csv,text/csv"
            file={file?.chosen}
            onChoose={(chosen) => void choose(chosen)}
          />
          <Button type="submit" wide="phone" busy={isLoading}>
            <Trans>比對差異</Trans>
          </Button>
        </form>
      </Card>
      {told && <ServersDifference told={told} busy={isLoading} onApply={() => void run(true)} />}
    </>
  );
}
