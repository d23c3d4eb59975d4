import {
  legalEditors,
  requestLegalBody,
  type LegalDetail,
  type LegalRequest,
  type LegalRow,
} from '@hub/contracts/catalog';
import { draftKey, FormFrame, SubmitButton, TextField, useContractForm } from '@hub/forms';
import { Button, ButtonRow, SiteLink, useNavigate } from '@hub/web';
import { Dialog } from '@hub/web/parts';
import { useStaffGames } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LEGAL } from './legal-address.ts';
import { legalMessage } from './legal-message.ts';
import { useDiscardLegalMutation, useRequestLegalMutation } from './legal.api.ts';

type ActionsProps = {
  detail: LegalDetail;
  /** It is not yet known as what. */
  saving: boolean;
  /** A second person agrees to what is saved, and whoever asks means what stands in the form. */
  saveFirst?: () => Promise<boolean>;
};

/** What an editor may ask for, and throwing a draft away. */
export function LegalActions({ detail: { row, mode }, saving, saveFirst = async () => true }: ActionsProps) {
  const { t } = useLingui();
  const { games } = useStaffGames(legalEditors);
  const [asked, setAsked] = useState<LegalRequest | 'discard'>();
  if (games.length === 0) return null;
  const close = () => setAsked(undefined);
  const publish = async () => {
    if (await saveFirst()) setAsked('publish');
  };
  const query = new URLSearchParams({ site: row.site, version: String(row.number) });
  return (
    <>
      <ButtonRow>
        {mode === 'edit' && (
          <>
            <Button variant="primary" busy={saving} onClick={() => void publish()}>
              {t`送第二人核准發布`}
            </Button>
            <Button busy={saving} onClick={() => setAsked('discard')}>
              {t`丟掉草稿`}
            </Button>
          </>
        )}
        {row.standing === 'coming' && !row.waiting && (
          <Button variant="danger" onClick={() => setAsked('withdraw')}>{t`撤回這一版`}</Button>
        )}
      </ButtonRow>
      {row.state === 'published' && (
        <SiteLink href={`/member/complete_agreement?${query}`} target="_blank">{t`看玩家的頁面`}</SiteLink>
      )}
      {asked === 'discard' && <DiscardDialog row={row} onClose={close} />}
      {!saving && (asked === 'publish' || asked === 'withdraw') && (
        <RequestDialog row={row} request={asked} onClose={close} />
      )}
    </>
  );
}

type Props = { row: LegalRow; onClose: () => void };

function RequestDialog({ row, request, onClose }: Props & { request: LegalRequest }) {
  const { t } = useLingui();
  const [ask] = useRequestLegalMutation();
  const form = useContractForm({
    schema: requestLegalBody,
    initial: { request, reason: '' },
    messages: legalMessage,
    draftKey: draftKey({ game: row.site, role: String(row.id), form: `legal-${request}`, version: row.revision }),
    draftFields: ['reason'],
    submit: async (body) => {
      await ask({ id: row.id, revision: row.revision, body }).unwrap();
      onClose();
    },
  });
  const publish = request === 'publish';
  return (
    <Dialog open onClose={onClose} title={publish ? t`送核准發布？` : t`送核准撤回？`} crossed>
      <FormFrame form={form}>
        <p>
          {publish
            ? t`稽核同事核准後，玩家會看到預告，到生效時間自動換成這一版。`
            : t`稽核同事核准後，預告會消失，這一版不會生效。`}
        </p>
        <TextField form={form} name="reason" label={t`原因`} hint={t`會留在稽核紀錄，至少 4 個字`} autoComplete="off" />
        <SubmitButton form={form} variant={publish ? 'primary' : 'danger'}>{t`送同事核准`}</SubmitButton>
      </FormFrame>
    </Dialog>
  );
}

function DiscardDialog({ row, onClose }: Props) {
  const { t } = useLingui();
  const [discard, { isLoading, isError }] = useDiscardLegalMutation();
  const navigate = useNavigate();
  const run = async () => {
    const done = await discard({ id: row.id, revision: row.revision });
    if (!done.error) void navigate(LEGAL);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`丟掉這份草稿？`}
      actions={
        <>
          <Button onClick={onClose}>{t`先不要`}</Button>
          <Button variant="danger" busy={isLoading} onClick={() => void run()}>{t`丟掉`}</Button>
        </>
      }
    >
      <p>{t`寫的內容會消失，不能復原；已發布的版本不受影響。`}</p>
      {isError && <p role="alert">{t`沒有丟成，內容還在；可能剛有人改過，請關掉再看一次。`}</p>}
    </Dialog>
  );
}
