import { Button, lazyPage, Notice, WaitingContext } from '@hub/web';
import type { ContractForm, FormValues } from '@hub/forms';
import type { Desk, HandOverBody } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReportFiles } from '../create/use-report-files.ts';
import { inGameWindow } from '../in-game-window.ts';
import css from './hand-over.module.css';

type Props<V extends FormValues> = {
  desk: Desk;
  form: ContractForm<V>;
  /** By kind; papers stay on the device they were chosen on. */
  files: ReportFiles;
  /** Name of the page the form stands on. */
  name: string;
  /** Number of the case that the report continues. */
  follows: number | undefined;
  /** A press on the button for files was in vain. */
  silent: boolean;
};

/** Asked for only by those who need it. */
const HandOverPanel = lazyPage(() =>
  import(/* webpackChunkName: "ticket-hand-over" */ './hand-over-panel.tsx').then((file) => file.HandOverPanel),
);

const handed = ['picture', 'pay'] as const;

/**
 * What goes along: what was typed, and never the answer to a check, which belongs to this page. With the key of the form,
 * so that this window and the browser together send one report.
 */
function bodyOf<V extends FormValues>({ form, files, name, follows }: Props<V>): HandOverBody {
  const { game_id = '', game_name: _, captcha_token: __, ...typed } = form.values as Record<string, unknown>;
  const values = Object.entries(typed).filter((row): row is [string, string] => typeof row[1] === 'string');
  const sent = handed.flatMap((kind) =>
    files[kind].list.flatMap(({ upload, name: file }) =>
      upload === undefined ? [] : [{ id: upload, name: file.slice(0, 100), group: kind }],
    ),
  );
  const key = form.shareKey();
  return { game_id: String(game_id), form: name, values: Object.fromEntries(values), follows, key, files: sent };
}

/** For windows of games without a file picker: the same report goes on in a browser, with what is written already. */
export function HandOver<V extends FormValues>(props: Props<V>) {
  const { desk, form, silent } = props;
  const { t } = useLingui();
  const [wanted, setWanted] = useState(false);
  if (wanted) {
    return (
      <div className={css.handOver}>
        <WaitingContext value={null}>
          <HandOverPanel
            desk={desk}
            game={String((form.values as Record<string, unknown>).game_id)}
            body={() => bodyOf(props)}
            onSent={form.draft.discard}
          />
        </WaitingContext>
      </div>
    );
  }
  const button = (
    <Button look="quiet" size="small" onClick={() => setWanted(true)}>
      <Trans context="tickets">改用瀏覽器接著填</Trans>
    </Button>
  );
  if (silent) {
    return (
      <div className={css.handOver}>
        <Notice kind="info" role="status" title={t({ context: 'tickets', message: '這個視窗好像選不到圖片' })}>
          <p>
            <Trans context="tickets">可以換到手機或電腦的瀏覽器接著填，寫好的內容會一起帶過去。</Trans>
          </p>
          {button}
        </Notice>
      </div>
    );
  }
  return inGameWindow() ? (
    <p className={css.offer}>
      <Trans context="tickets">這裡選不到圖片？</Trans> {button}
    </p>
  ) : null;
}
