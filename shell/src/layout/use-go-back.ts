import { useGetConfigQuery, useNavigate } from '@hub/web';

/** Pages of the site behind this one in the tab; the router keeps its place in the state of the browser's history. */
const stepsBehind = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** Back is the browser's; a page that was opened directly leads to `atStart`, the official site or the service centre. */
export function useGoBack(atStart?: () => void): () => void {
  const navigate = useNavigate();
  const { data: config } = useGetConfigQuery();
  return () => {
    if (stepsBehind() > 0) void navigate(-1);
    else if (atStart) atStart();
    else if (config?.main_site) location.assign(config.main_site);
    else void navigate('/support');
  };
}
