export const PLANS_PATH = '/planos';
export const SUBSCRIPTION_PATH = '/planos#assinatura';
export const SUCCESS_PATH = '/assinatura/sucesso';

/** Where a price is paid. */
export const checkoutPath = (priceId: string): string => `/checkout/${encodeURIComponent(priceId)}`;
