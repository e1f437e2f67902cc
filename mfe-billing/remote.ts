import { defineRemote } from '@aura/shared-federation/contract';

/** As Stripe calls its prices. */
const PRICE = { kind: 'id', prefix: 'price_' } as const;

export default defineRemote({
  name: 'billing',
  owner: 'assinaturas',
  shellApi: { min: 2, max: 2 },
  audience: 'everyone',
  routes: [
    {
      path: '/planos',
      access: 'public',
      prerender: true,
      chunks: ['plans'],
      title: 'Planos e preços',
      description: 'Os planos da Aura, com preço, o que cada um inclui por mês e como funciona a renovação.',
      keywords: [
        'fatura',
        'assinatura',
        'cobrança',
        'pagamento',
        'cartão',
        'preço',
        'cancelar plano',
        'reembolso',
        'recibo',
        'nota fiscal',
      ],
    },
    {
      path: '/checkout/:priceId',
      access: 'signedIn',
      chunks: ['checkout'],
      title: 'Pagamento',
      description: 'O plano escolhido, o que será cobrado e quando, e o pagamento.',
    },
    {
      path: '/assinatura/sucesso',
      access: 'signedIn',
      chunks: ['success'],
      title: 'Sua compra',
      description: 'O andamento do pagamento e o plano que ele abriu na sua conta.',
    },
  ],
  extensions: [
    {
      point: 'panel.card',
      name: 'subscription',
      order: 30,
      column: 'side',
      height: { narrow: 7, wide: 7 },
      // Managers have no personal subscription.
      role: 'professional',
    },
    {
      point: 'account.link',
      title: 'Plano e Assinatura',
      path: '/planos',
      fragment: 'assinatura',
      order: 10,
      role: 'professional',
    },
    { point: 'footer.link', title: 'Planos', path: '/planos', order: 10, sells: true },
    { point: 'help', title: 'Quanto custa, e como cancelo?', path: '/planos', sells: true },
    {
      point: 'account.erased',
      text: 'seu plano e o acesso que restar, sem devolução: compras de até 7 dias podem ser desfeitas antes, em Planos',
      order: 60,
    },
  ],
  navigation: [{ label: 'Planos', path: '/planos', order: 30, sells: true }],
  events: [
    { name: 'begin_checkout', parameters: { userId: { kind: 'account' }, priceId: PRICE } },
    { name: 'view_customer_portal', parameters: {} },
    {
      name: 'purchase',
      parameters: {
        priceId: PRICE,
        value: { kind: 'money' },
        currency: { kind: 'choice', values: ['BRL'] },
      },
      meta: { standard: 'Purchase', parameters: { value: 'value', currency: 'currency' } },
    },
  ],
});
