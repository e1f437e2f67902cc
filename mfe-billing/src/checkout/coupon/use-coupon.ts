import {
  type ApiError,
  couponEndpoint,
  CouponCodeSchema,
  type CouponPreview,
  err,
} from '@aura/shared-domain';
import { useAsked } from '@aura/shared-pages/data';
import { call } from '@aura/shared-session';
import { useLocation, useNavigate } from '@aura/shared-session/router';
import { useCallback } from 'react';
import * as v from 'valibot';

/** Query parameter with the code of a coupon: it is in the address, so that a reload asks for the same purchase. */
const COUPON = 'cupom';

const NO_CODE: ApiError = {
  code: 'invalid_request',
  message: 'Um cupom tem só letras, números e traços. Confira o código.',
};

/** How far the coupon of a purchase is. */
export interface CouponInUse {
  /** As the address has it; null for none. */
  readonly code: string | null;
  /** The price with the coupon; null without a coupon, or before the answer. */
  readonly preview: CouponPreview | null;
  readonly isAsking: boolean;
  /** Why the code gives no discount; null if it does. */
  readonly problem: string | null;
  /** Uses a code, or none. */
  readonly choose: (code: string | null) => void;
}

/** The coupon in the address, and the price with it according to Stripe. */
export function useCoupon(priceId: string): CouponInUse {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const code = new URLSearchParams(search).get(COUPON);
  const ask = useCallback(async () => {
    const parsed = v.safeParse(CouponCodeSchema, code);
    return parsed.success ? call(couponEndpoint, { priceId, code: parsed.output }) : err(NO_CODE);
  }, [priceId, code]);
  const { value, error, isAsking } = useAsked(code === null ? null : ask);
  const choose = (next: string | null) => {
    const params = new URLSearchParams(search);
    if (next === null) params.delete(COUPON);
    else params.set(COUPON, next);
    const query = params.toString();
    void navigate(`${pathname}${query && `?${query}`}`, { replace: true });
  };
  return { code, preview: value, isAsking, problem: error?.message ?? null, choose };
}
