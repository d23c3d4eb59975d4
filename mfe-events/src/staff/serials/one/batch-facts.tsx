import { ContentText, CopyButton, SiteLink } from '@hub/web';
import { DescriptionList, type DescriptionItem } from '@hub/web/parts';
import type { SerialBatch } from '@hub/contracts/events';
import { useLingui } from '@lingui/react/macro';
import css from '../../screen.module.css';
import { eventAddress } from '../../events/events-address.ts';
import { useSpanWords } from '../../words/use-span-words.ts';
import { BatchRewards } from '../batch-rewards.tsx';
import own from '../serials.module.css';
import { useKindWords } from '../use-serial-words.ts';

/** What a batch is, and how much of it is used. */
export function BatchFacts({ batch }: { batch: SerialBatch }) {
  const { t } = useLingui();
  const kind = useKindWords()[batch.kind];
  const span = useSpanWords();
  const many = (count: number) => count.toLocaleString('en');
  const [codes, used] = [many(batch.codes), many(batch.used)];
  const facts: (DescriptionItem | false)[] = [
    { term: t`批次編號`, value: `#${batch.id}` },
    {
      term: t`活動`,
      value: (
        <SiteLink to={eventAddress(batch.event_id)}>
          <ContentText>{batch.event_name}</ContentText>
        </SiteLink>
      ),
    },
    { term: t`獎勵`, value: <BatchRewards batch={batch} /> },
    { term: t`來源`, value: kind },
    batch.cap !== null && { term: t`總次數`, value: t`已用 ${used}／${many(batch.cap)} 次` },
    batch.cap === null && batch.codes > 0 && { term: t`已使用`, value: t`${used}／${codes} 組` },
    batch.code_length !== null && { term: t`序號長度`, value: t`${batch.code_length} 碼` },
    batch.file_name !== '' && { term: t`檔案`, value: batch.file_name },
    batch.file_sha256 !== '' && { term: t`檔案指紋（SHA-256）`, value: <Hash text={batch.file_sha256} /> },
    batch.elapsed_ms > 0 && { term: t`花了多久`, value: span(Math.max(1, batch.elapsed_ms / 1000)) },
    { term: t`誰做的`, value: batch.made_by },
  ];
  return (
    <section className={css.block} aria-labelledby="batch-facts">
      <h2 id="batch-facts" className={own.heading}>{t`這一批`}</h2>
      <DescriptionList facts={facts.filter((fact) => fact !== false)} />
    </section>
  );
}

/** Its beginning is enough to compare by eye; the whole is copied. */
function Hash({ text }: { text: string }) {
  const { t } = useLingui();
  return (
    <span className={css.line}>
      <span className={own.hash} title={text}>{`${text.slice(0, 12)}…`}</span>
      <CopyButton text={text} label={t`複製檔案指紋`} variant="words" />
    </span>
  );
}
