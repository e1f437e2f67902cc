import type { Appearance } from '@stripe/stripe-js';
import type { PaymentAppearance } from '../provider.ts';

/** The page's look in Stripe's words. */
export const convertAppearance = (look: PaymentAppearance): Appearance => ({
  theme: look.isDark ? 'night' : 'stripe',
  variables: {
    colorPrimary: look.accent,
    colorBackground: look.surface,
    colorText: look.ink,
    colorTextSecondary: look.inkSoft,
    colorTextPlaceholder: look.inkSoft,
    colorDanger: look.danger,
    borderRadius: look.radius,
    fontFamily: 'system-ui, sans-serif',
    fontSizeBase: '16px',
  },
  rules: { '.Input, .Tab, .Block': { borderColor: look.edge } },
});
