import { Button, lazyPage, Notice, WaitingContext, inGameWindow } from '@hub/web';
import { usePreservedFocus } from '@hub/web/parts';
import type { ContractForm, FormValues } from '@hub/forms';
import type { Desk } from '@hub/contracts/tickets';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ReportFiles } from '../create/use-report-files.ts';
import { endStartedWork } from '../started-work.ts';
import css from './hand-over.module.css';
import { keptHandOver } from './kept-hand-over.ts';
import { packReport, settlePictures, typedIn } from './pack-report.ts';
import type { Parcel } from './use-hand-over.ts';

type Props<V extends FormValues> = {
  desk: Desk;
  form: ContractForm<V>;
  /** By kind; papers stay on the device they were chosen on. */
  files: ReportFiles;
  /** Name of the page the form stands on. */
  name: string;
  follows: number | undefined;
  /** A press on the button for files was in vain. */
  silent: boolean;
};

/** Pictures that are on their way are waited for so long; what is not there then stays behind, and is named. */
const PICTURES_MS = 20_000;

/** Asked for only by those who need it. */
const HandOverPanel = lazyPage(() =>
  import(/* webpackChunkName: "ticket-hand-over" */ './hand-over-panel.tsx').then((file) => file.HandOverPanel),
);

/** For windows of games without a file picker. */
export function HandOver<V extends FormValues>(props: Props<V>) {
  const { desk, form, silent } = props;
  const { key: draft = '' } = form.draft;
  const { t } = useLingui();
  const [wanted, setWanted] = useState(() => keptHandOver(draft) !== null);
  const { pack, end } = useParcel(props);
  const box = usePreservedFocus<HTMLDivElement>(wanted ? 'panel' : 'offer');
  if (wanted) {
    return (
      <div ref={box} tabIndex={-1} className={css.handOver}>
        <WaitingContext value={null}>
          <HandOverPanel desk={desk} game={String(form.values.game_id)} draft={draft} pack={pack} onSent={end} />
        </WaitingContext>
      </div>
    );
  }
  const button = (
    <Button variant="quiet" size="small" onClick={() => setWanted(true)}>
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

type Given = {
  /** Waits for the pictures on their way, and packs what stands in the form then. */
  pack: () => Promise<Parcel>;
  /** It was sent elsewhere: the form begins anew, unless something was added to it since. True when it did. */
  end: (typed: string) => boolean;
};

function useParcel<V extends FormValues>(props: Props<V>): Given {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  return {
    pack: async () => {
      await settlePictures(latest.current.files, AbortSignal.timeout(PICTURES_MS));
      // What has just settled is drawn first: only then it is here.
      await new Promise((resolve) => setTimeout(resolve));
      const { form, files, name, follows } = latest.current;
      // With the key of the form, so that this window and the browser together send one report.
      return packReport(form, files, { name, follows, key: form.shareKey() });
    },
    end: (typed) => {
      const { form, files } = latest.current;
      const unchanged = typed === typedIn(form, files);
      if (unchanged) {
        endStartedWork(form.draft.key ?? '');
        form.draft.discard();
      } else {
        // What was added is the beginning of another report.
        form.restart(form.values);
        form.draft.keep();
      }
      return unchanged;
    },
  };
}
