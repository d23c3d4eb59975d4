import { Route, Routes } from '@hub/web';
import { SurveysSoonPage } from './surveys-soon.page.tsx';

/** Pages of this area, with absolute paths; the router is the shell's. */
export function RemoteRoutes() {
  return (
    <Routes>
      <Route path="/survey/event18/:game" element={<SurveysSoonPage />} />
      <Route path="/survey/2021/:game" element={<SurveysSoonPage />} />
      <Route path="/survey/form/:key" element={<SurveysSoonPage />} />
      <Route path="/survey/mini" element={<SurveysSoonPage />} />
      <Route path="/survey/:token" element={<SurveysSoonPage />} />
      <Route path="/test/:id" element={<SurveysSoonPage />} />
    </Routes>
  );
}
