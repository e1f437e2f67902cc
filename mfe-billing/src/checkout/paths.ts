export const PLANS_PATH = '/planos';
export const SUBSCRIPTION_PATH = '/planos#assinatura';
export const SUCCESS_PATH = '/assinatura/sucesso';

/** The page on which a price is paid. */
export const buildCheckoutPath = (priceId: string): string => `/checkout/${encodeURIComponent(priceId)}`;
