import {
  surveyRewardCalls,
  type RewardState,
  type RetrySurveyRewardBody,
  type SurveyReasonBody,
  type SurveyRewardsRunView,
  type SurveyRewardsView,
  type SurveyRewardView,
} from '@hub/contracts/surveys';
import { baseApi, request } from '@hub/web';
import { paged } from '../surveys.api.ts';

export type RewardChoice = { survey: number; state: RewardState | '' };
const rewards = ['survey-rewards' as const];
const both = [...rewards, 'staffSurveys' as const];

const rewardsApi = baseApi.enhanceEndpoints({ addTagTypes: both }).injectEndpoints({
  endpoints: (on) => ({
    surveyRewards: on.infiniteQuery<SurveyRewardsView, RewardChoice, string>({
      infiniteQueryOptions: paged,
      query: ({ queryArg: { survey, state }, pageParam }) =>
        request(surveyRewardCalls.listSurveyRewards, { params: { survey }, query: { state, page: pageParam } }),
      providesTags: rewards,
    }),
    runSurveyRewards: on.mutation<SurveyRewardsRunView, { survey: number; body: SurveyReasonBody }>({
      query: ({ survey, body }) => request(surveyRewardCalls.runSurveyRewards, { params: { survey }, body }),
      invalidatesTags: both,
    }),
    retrySurveyReward: on.mutation<SurveyRewardView, { reward: number; body: RetrySurveyRewardBody }>({
      query: ({ reward, body }) => request(surveyRewardCalls.retrySurveyReward, { params: { reward }, body }),
      invalidatesTags: both,
    }),
    cancelSurveyReward: on.mutation<SurveyRewardView, { reward: number; body: SurveyReasonBody }>({
      query: ({ reward, body }) => request(surveyRewardCalls.cancelSurveyReward, { params: { reward }, body }),
      invalidatesTags: both,
    }),
  }),
});

export const {
  useSurveyRewardsInfiniteQuery,
  useRunSurveyRewardsMutation,
  useRetrySurveyRewardMutation,
  useCancelSurveyRewardMutation,
} = rewardsApi;
