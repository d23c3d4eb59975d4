import { Button, Notice, PageBody, PageWindow, usePageTitle, useSessionGuard } from '@hub/web';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { NoteForm } from './lazy-form.ts';

/** `/sample`: a player leaves a note. */
export function NotesPage() {
  const { t } = useLingui();
  const guard = useSessionGuard();
  const [left, setLeft] = useState(false);
  usePageTitle(t`新的一區`);
  return (
    <>
      <PageWindow game="hub" size="tall" title={t`新的一區`} subtitle={t`想說什麼，寫在這裡`} />
      <PageBody overlap>
        {guard !== 'open' && (
          <Notice kind="info" lifted title={t`請從遊戲裡打開這一頁`}>
            <Trans>從遊戲裡打開，我們才知道是哪個角色的留言。</Trans>
          </Notice>
        )}
        {guard === 'open' && left && (
          <Notice kind="ok" lifted title={t`收到您的留言了`} role="status">
            <Button size="small" onClick={() => setLeft(false)}>
              <Trans>再寫一則</Trans>
            </Button>
          </Notice>
        )}
        {guard === 'open' && !left && <NoteForm onLeft={() => setLeft(true)} />}
      </PageBody>
    </>
  );
}
