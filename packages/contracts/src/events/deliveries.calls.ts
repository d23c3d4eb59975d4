import { callsOf } from '../shared/route.ts';

const { get, post, put } = callsOf('events');
const all = '/api/staff/deliveries';
const one = `${all}/:delivery` as const;
const batch = `${all}/batches/:batch` as const;
const staff = { who: 'staff' } as const;
const change = { who: 'staff', bodyKb: 16 } as const;
const submit = { ...change, once: true } as const;
const seen = { ...submit, versioned: true } as const;

export const deliveryCalls = {
  listDeliveries: get(all, staff),
  countDeliveries: get(`${all}/counts`, staff),
  getDeliveryHealth: get(`${all}/health`, staff),
  getDeliveryFigures: get(`${all}/figures`, staff),
  getDelivery: get(one, staff),
  listDeliveryTries: get(`${one}/tries`, staff),
  listCardDeliveries: get('/api/staff/card/deliveries', staff),
  retryDelivery: post(`${one}/retry`, seen),
  cancelDelivery: post(`${one}/cancel`, seen),
  settleByHand: post(`${one}/by_hand`, seen),
  replaceDelivery: post(`${one}/replace`, seen),
  recallDelivery: post(`${one}/recall`, seen),
};

export const deliveryBatchCalls = {
  listBatches: get(`${all}/batches`, staff),
  getBatch: get(batch, staff),
  releaseBatch: post(`${batch}/release`, submit),
};

export const compensationCalls = {
  getQuota: get(`${all}/quota`, staff),
  changeQuota: put(`${all}/quota`, { ...change, versioned: true }),
  compensate: post(`${all}/compensations`, submit),
};
