import { Button, ButtonRow } from '@hub/web';
import { ConfirmDialog } from '@hub/web/staff';
import { CheckboxRow } from '@hub/web/parts';
import { RELEASE_REASON_MAX, restingOf, type MoveVerb, type ReleaseDetailView } from '@hub/contracts/releases';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ReasonField } from '../session/reason-field.tsx';
import { useChange } from '../session/use-change.ts';
import { useMoveReleaseMutation } from './releases.api.ts';
import { UncarriedAreas } from './uncarried-areas.tsx';

type Verb = Exclude<MoveVerb, 'promote'>;
type Props = { release: ReleaseDetailView; name: string };

/** The brakes of the desk. Each is asked once more, with a reason that stays beside what was done. */
export function ReleaseMoves({ release, name }: Props) {
  const { t } = useLingui();
  const { area, live, canary, revision } = release;
  const [asking, setAsking] = useState<Verb>();
  const [tried, setTried] = useState<Verb>();
  const [reason, setReason] = useState('');
  const [move] = useMoveReleaseMutation();
  const earlier = release.back?.build ?? '';
  const uncarried = release.back?.uncarried ?? [];
  const resting = restingOf(uncarried);
  const [agreed, setAgreed] = useState(false);
  const restOf = (verb: Verb) => (verb === 'rollback' && agreed ? { rest: resting } : {});
  const moving = useChange((verb: Verb) => move({ area, move: { verb, revision, reason, ...restOf(verb) } }));
  const words: Record<Verb, { button: string; question: string; text: string }> = {
    stop: {
      button: t`停止試行`,
      question: t`停止「${name}」的試行？`,
      text: t`所有訪客都回到正式版本 ${live ?? ''}，幾秒內生效。`,
    },
    rollback: {
      button: t`退回前一版`,
      question: t`把「${name}」退回前一個正式版本？`,
      text: earlier
        ? t`所有訪客換回前一版 ${earlier}，試行中的版本也會停止，幾秒內生效。`
        : t`現在沒有更早的正式版本可以退回。`,
    },
    retire: {
      button: t`下架`,
      question: t`把「${name}」整區下架？`,
      text: t`所有訪客都會看到「正在休息」，直到團隊再讓一個版本上線。已經開著的分頁不受影響。`,
    },
  };
  const isDone = moving.done && !asking;
  const outcome = useRef<HTMLParagraphElement>(null);
  // The button that was pressed may be gone.
  useEffect(() => {
    if (isDone) outcome.current?.focus();
  }, [isDone]);
  const ask = (verb: Verb) => {
    setTried(undefined);
    setAsking(verb);
  };
  const go = async (verb: Verb) => {
    setTried(verb);
    if (!(await moving.run(verb))) return;
    setAsking(undefined);
    setReason('');
    setAgreed(false);
  };
  const verbs: Verb[] = [
    ...(canary ? (['stop'] as const) : []),
    ...(live && release.back ? (['rollback'] as const) : []),
    ...(live && area !== 'shell' ? (['retire'] as const) : []),
  ];
  return (
    <>
      <ButtonRow>
        {verbs.map((verb) => (
          <Button
            key={verb}
            size="small"
            variant={verb === 'stop' ? 'danger' : verb === 'retire' ? 'quiet' : 'secondary'}
            onClick={() => ask(verb)}
          >
            {words[verb].button}
          </Button>
        ))}
      </ButtonRow>
      <p ref={outcome} tabIndex={-1} role="status">
        {isDone ? t`完成了。` : ''}
      </p>
      {asking && (
        <ConfirmDialog
          question={words[asking].question}
          button={words[asking].button}
          danger
          busy={moving.busy}
          over={!verbs.includes(asking)}
          onConfirm={() => void go(asking)}
          onClose={() => setAsking(undefined)}
        >
          <p>{words[asking].text}</p>
          {asking === 'rollback' && <UncarriedAreas areas={uncarried} />}
          {asking === 'rollback' && resting.length > 0 && (
            <CheckboxRow
              label={t`同意這些區顯示「正在休息」`}
              checked={agreed}
              onChange={(event) => setAgreed(event.currentTarget.checked)}
            />
          )}
          <ReasonField
            id="release-reason"
            reason={reason}
            onReason={setReason}
            fault={tried === asking ? moving.error : undefined}
            hint={t`可以不填。會和這次變更一起留下，最多 ${RELEASE_REASON_MAX} 字。`}
            most={RELEASE_REASON_MAX}
          />
        </ConfirmDialog>
      )}
    </>
  );
}
