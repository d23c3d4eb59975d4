import { AppError } from '@hub/nest-kit/http';

/** 409: an order that has ended, or is under way already, takes nothing of that kind. */
export class OrderClosed extends AppError {
  constructor() {
    super(409, { msg: { code: 'ORDER_CLOSED' } });
  }
}
