import { vipServiceCalls, type ConfirmCharacterBody, type VipFormView } from '@hub/contracts/vip';
import { baseApi, request } from '@hub/web';

const characterApi = baseApi.injectEndpoints({
  endpoints: (on) => ({
    confirmCharacter: on.mutation<VipFormView, ConfirmCharacterBody>({
      query: (body) => request(vipServiceCalls.confirmCharacter, { body }),
      transformResponse: ({ settings }: { settings: VipFormView }) => settings,
    }),
  }),
});

export const { useConfirmCharacterMutation } = characterApi;
