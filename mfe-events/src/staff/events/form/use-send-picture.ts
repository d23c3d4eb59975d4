import { addressOf } from '@hub/contracts/call-address';
import { eventPictureCalls, type EventPictureView, type PictureUse } from '@hub/contracts/events';
import { isApiFault, uploadFile } from '@hub/web';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

const MOST_BYTES = 8 * 1024 * 1024;
const ANSWER_MS = 60_000;

type Sent = EventPictureView['data'];
type Sending = {
  /** Whole percents that have gone; undefined while nothing is on its way. */
  percent: number | undefined;
  fault: string | undefined;
  sent: Sent | undefined;
  send: (file: File) => Promise<void>;
};

/** Sends a picture ahead; its id goes into the form. It is called off when its page is left. */
export function useSendPicture(stands: PictureUse, game: string, onSent: (id: string) => void): Sending {
  const { t } = useLingui();
  const [percent, setPercent] = useState<number>();
  const [fault, setFault] = useState<string>();
  const [sent, setSent] = useState<Sent>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (file: File) => {
    setFault(undefined);
    if (file.size > MOST_BYTES) {
      setFault(t`檔案 ${(file.size / 1024 / 1024).toFixed(1)} MB，請選 8 MB 以內的圖片`);
      return;
    }
    const { signal } = (running.current = new AbortController());
    setPercent(0);
    try {
      const query = new URLSearchParams({ game_id: game, for: stands });
      const url = `${addressOf(eventPictureCalls.uploadPicture)}?${String(query)}`;
      const options = { url, file, name: file.name, signal, answerMs: ANSWER_MS, onProgress: setPercent };
      const { data } = await uploadFile<EventPictureView>(options);
      setSent(data);
      onSent(data.id);
    } catch (error) {
      if (signal.aborted) return;
      const { file: shape, file01, msg } = isApiFault(error) ? error.fields : {};
      setFault(shape ?? file01 ?? msg ?? t`圖片沒有傳完，請再選一次`);
    } finally {
      setPercent(undefined);
    }
  };
  return { percent, fault, sent, send };
}
