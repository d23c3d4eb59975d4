import { addressOf } from '@hub/contracts/call-address';
import { serialCalls } from '@hub/contracts/events';
import { uploadFile, type ApiFault } from '@hub/web';
import type { SerialBatchView } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

/** Sealing a file of a million rows takes a while once it is there; the route gives it as long. */
const ANSWER_MS = 600_000;

export type CodesUpload = {
  /** Whole percents that have gone; undefined while nothing is on its way. */
  percent: number | undefined;
  /** Throws the fault of the base API, also when it was called off. */
  send: (file: File, fields: Record<string, string>, key: string) => Promise<SerialBatchView>;
  stop: () => void;
};

/** One file of codes on its way; it is called off when its page is left. */
export function useUpload(): CodesUpload {
  const { t } = useLingui();
  const [percent, setPercent] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (file: File, fields: Record<string, string>, key: string) => {
    const { signal } = (running.current = new AbortController());
    setPercent(0);
    try {
      return await uploadFile<SerialBatchView>({
        url: addressOf(serialCalls.importCodes),
        file,
        name: file.name,
        fields,
        key,
        signal,
        answerMs: ANSWER_MS,
        onProgress: setPercent,
      });
    } catch (fault) {
      const stopped: ApiFault = {
        status: 'OFFLINE',
        fields: { msg: t`已停止。若檔案已經收完，會在「序號批次」等您確認，到那裡可以取消。填的還在。` },
      };
      throw signal.aborted ? stopped : fault;
    } finally {
      setPercent(undefined);
    }
  };
  return { percent, send, stop: () => running.current?.abort() };
}
