import { useGetConfigQuery, useLocation, useNavigate } from '@hub/web';

/** Back is the browser's; a page that was opened directly leads to the official site or the service centre. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { data: config } = useGetConfigQuery();
  return () => {
    if (key !== 'default') void navigate(-1);
    else if (config?.main_site) location.assign(config.main_site);
    else void navigate('/support');
  };
}
