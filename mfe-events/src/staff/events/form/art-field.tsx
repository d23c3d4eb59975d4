import { FieldGroup } from '@hub/web/parts';
import type { ContractForm } from '@hub/forms';
import { eventArts } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import { EventArt } from '../list/event-art.tsx';
import { useArtWords } from '../words/use-event-words.ts';
import type { EventValues } from './event-form.ts';
import own from './form.module.css';

/** Which picture stands on top of the event's page. */
export function ArtField({ form }: { form: ContractForm<EventValues> }) {
  const { t } = useLingui();
  const words = useArtWords();
  const id = form.fieldId('art');
  return (
    <FieldGroup
      id={id}
      legend={t`圖案`}
      hint={t`本站自製圖案，各種螢幕與深色模式都適用；自己上傳橫幅時，頁面的顏色仍跟著這裡`}
      error={form.errors.art}
    >
      <div className={own.arts}>
        {eventArts.map((art, at) => (
          <label key={art} className={own.art}>
            <input
              type="radio"
              id={at === 0 ? id : undefined}
              name="art"
              value={art}
              checked={form.values.art === art}
              onChange={() => form.change('art', art)}
            />
            <span className={own.picture} aria-hidden="true">
              <EventArt art={art} />
            </span>
            <span>{words[art]}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
