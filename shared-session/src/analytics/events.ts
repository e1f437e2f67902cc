/** Events of the product. No CV text, goal, score, e-mail or name ever enters one. */
export type AnalyticsEvent =
  | { readonly name: 'usuario_criado'; readonly userId: string; readonly plan: 'freemium' }
  | { readonly name: 'login'; readonly method: 'email' | 'google' }
  | { readonly name: 'begin_checkout'; readonly userId: string; readonly priceId: string }
  | { readonly name: 'view_customer_portal' }
  | { readonly name: 'user_profile_updated'; readonly updatedFields: readonly string[] }
  | { readonly name: 'generate_lead' }
  | { readonly name: 'purchase'; readonly priceId: string };

/** Where accepted events go. */
export type AnalyticsSink = (event: AnalyticsEvent) => void;
