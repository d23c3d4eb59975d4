import { callsOf } from '../shared/route.ts';

const { get, post } = callsOf('surveys');
/** A game may take its time twice. */
const ROLE_MS = 14_000;

export const surveyCalls = {
  loginToSurvey: post('/api/events/surveylogin', { limit: 'lookup', bodyKb: 4 }),
  showSurvey: get('/api/survey/:token', { limit: 'lookup', answerMs: ROLE_MS }),
  answerSurvey: post('/api/survey/:token', { limit: 'create', bodyKb: 64, answerMs: ROLE_MS, once: true }),
  showSurveyForm: get('/api/survey/form/:key'),
  answerSurveyForm: post('/api/survey/form/:key', { limit: 'create', bodyKb: 64, once: true }),
  noteSurveyBounce: post('/api/surveys/bounces', { bodyKb: 8 }),
  previewSurvey: get('/api/test/:t_id', { who: 'staff' }),
};
