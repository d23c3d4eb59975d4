import { useGetConfigQuery, useLocation, useNavigate } from '@hub/web';

/** Back is the browser's; a page that was opened directly leads to `atStart`, the official site or the service centre. */
export function useGoBack(atStart?: () => void): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { data: config } = useGetConfigQuery();
  return () => {
    if (key !== 'default') void navigate(-1);
    else if (atStart) atStart();
    else if (config?.main_site) location.assign(config.main_site);
    else void navigate('/support');
  };
}
